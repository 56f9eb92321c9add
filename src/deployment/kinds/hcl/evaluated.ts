import { showPlace } from '../../../problems/place.ts';
import { cutQuotes } from '../../../problems/problem.ts';
import { quoteText } from '../../../problems/quote-text.ts';
import { referencesTo } from '../../../syntax/hcl/definitions.ts';
import type { Evaluation } from '../../../syntax/hcl/evaluation.ts';
import type { Scope } from '../../../syntax/hcl/modules.ts';
import type { HclBlock } from '../../../syntax/hcl/tree.ts';
import type { Finding } from '../../finding.ts';

/** A finding with what the evaluation of its block has shown: files, literals, variables, and whether a default decides. */
export function withEvaluation(
  finding: Finding,
  read: readonly string[],
  block: HclBlock,
  scope: Scope,
  evaluation: Evaluation,
): Finding {
  const { answer, place } = finding;
  const isOpen = isUnknown(finding);
  // Lines that were not understood are judged as changed lines.
  const { understood, names } = referencesTo([place, ...(isOpen ? [] : finding.understood)], block, scope);
  const used = answer.status === 'problem' ? null : evaluation.defaultAt(place);
  const notice = `The default of the variable ${quoteText(used ?? '')} at ${showPlace(place)} counts, unless -var overrides it`;
  const unknown = answer.status === 'problem' ? evaluation.namesBehind(answer.problem) : [];
  return {
    ...finding,
    inputs: [...new Set([...read, ...understood.map(({ file }) => file)])],
    understood: isOpen ? [] : understood,
    variables: [...new Set([...names, ...unknown])].sort(),
    notices: used === null ? finding.notices : [...finding.notices, cutQuotes(notice)],
  };
}

/** Whether an unknown value decides the version. */
export function isUnknown({ answer }: Finding): boolean {
  return (
    answer.status === 'problem' && /^(?:unresolved-variable|external-values|unparseable)$/.test(answer.problem.code)
  );
}
