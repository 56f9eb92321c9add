/** One change to an environment variable in one release (docs/rules.md#the-documents). Texts are hostile until escaped. */
export type ConfigChange =
  | { readonly kind: 'removed'; readonly name: string; readonly previousDefault: string | null }
  | {
      readonly kind: 'renamed';
      readonly name: string;
      readonly previousName: string;
      readonly defaultValue: string | null;
    }
  | {
      readonly kind: 'default-changed';
      readonly name: string;
      readonly previousDefault: string | null;
      readonly defaultValue: string | null;
    }
  /** A change of an unknown type, or one without the names that its type needs. */
  | { readonly kind: 'other'; readonly name: string | null };

/** Reads one item of `config.changes`, by its own `type` or `kind`, or else by its members: the format is in beta and may leave the type out. */
export function readConfigChange(item: Readonly<Record<string, unknown>>): ConfigChange {
  const { name, previousName } = item;
  const previousDefault = textOf(item['previousDefault']);
  const defaultValue = textOf(item['defaultValue']);
  if (typeof name !== 'string') return { kind: 'other', name: null };
  switch (item['type'] ?? item['kind'] ?? typeByMembers(item)) {
    case 'removed':
      return { kind: 'removed', name, previousDefault };
    case 'renamed':
      return typeof previousName === 'string'
        ? { kind: 'renamed', name, previousName, defaultValue }
        : { kind: 'other', name };
    case 'defaultChanged':
      return { kind: 'default-changed', name, previousDefault, defaultValue };
    default:
      return { kind: 'other', name };
  }
}

function typeByMembers(item: Readonly<Record<string, unknown>>): string | null {
  if ('previousName' in item) return 'renamed';
  if ('defaultValue' in item) return 'defaultChanged';
  return 'previousDefault' in item ? 'removed' : null;
}

/** A default as text; null if there is none. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
