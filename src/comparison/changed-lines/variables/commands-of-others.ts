import type { CalledByLine, CalledFile } from './called-files.ts';

/** What sets a variable for one command alone: in front of it, or as its option. */
const SETS_FOR_COMMAND = /(?:^|[\s"'(-])\w{1,99}=["']?\S/;
/** What makes a variable stay, and what begins another command. */
const GOES_ON = /[;&|]|>>|\b(?:export|set|eval)\b/;

/** Whether a text of a file, or what it calls, is about the service. @param name of a variable that this may take */
export type OursTest = (file: string, text: string, name: string) => boolean;

/**
 * Tells whether a line hands a variable to one command alone, whose files take it for other software
 * (docs/supported-files.md#any-other-file): `make -C shop TAG=2.5.0`, `ansible-playbook shop.yml -e tag=2.5.0`.
 *
 * @param called what the lines of the file call
 * @param leads whether a file that is called leads to the service
 */
export function otherCommandTest(
  path: string,
  called: CalledByLine,
  isOurs: OursTest,
  leads: (file: CalledFile) => boolean,
): (name: string, line: { readonly text: string }) => boolean {
  return (name, { text }) => {
    if (!SETS_FOR_COMMAND.test(text) || GOES_ON.test(text)) return false;
    // A folder for make says which of its files it reads.
    if (isOurs(path, text.replace(/\bmake\s{1,9}-C\s/, ' '), name)) return false;
    const files = called.get(text.trim()) ?? [];
    return areForOthers(files, name, isOurs) && !files.some(leads);
  };
}

/** Whether one of some files takes a variable, and none does for the service. */
export function areForOthers(files: readonly CalledFile[], name: string, isOurs: OursTest): boolean {
  return files.some(({ takes }) => takes.has(name)) && !files.some(({ path, text }) => isOurs(path, text, name));
}

/** What stands in front of a command: the key or the step of a pipeline that runs it. */
const IN_FRONT =
  /^(?:-\s{1,9})?(?:["']?[\w-]{1,40}["']?:\s{1,9})?(?:RUN\s{1,9}|sh[\s(]{1,9})?(?:\["-c",\s)?["'@([]{0,9}/;
/** A command that shows what it is given, publishes it, or fetches by it from an address without other variables. */
const HARMLESS =
  /^(?:(?:echo|printf)\s|git\s{1,9}clone\s|(?:npm|pnpm|yarn)\s{1,9}publish\s|(?:curl|wget)\s[^\n$]{0,400}https?:\/\/[\w.:-]{1,200}(?:\/[\w./-]{0,200})?(?:[?"'\s]|$))/;
/** A request that starts a pipeline, which may be that of the service. */
const STARTS_PIPELINE = /trigger|dispatch|pipeline|workflow|hook|build|job/i;
/** A command whose files are all that it runs: a script by its path, or a tool with the folder or the file that it reads. */
const RUNS_FILES =
  /^(?:(?:sh|bash|zsh|python3?|ruby|source|\.)\s{1,9}[\w./-]|\.{0,2}\/?[\w.-]{1,99}\/[\w.-]|make\s{1,9}-C\s{1,9}\w|(?:terraform|tofu|helm|sed|ansible-playbook)\s)/;
/** A folder above, what a shell fills in, and another command behind the first. */
const RUNS_UNSEEN = /\.\.\/|\$\([\w./-]{1,99}\s|`|[;|>]|&&|\btee\b/;

/** Whether nothing of a command is hidden: it is harmless, or calls files of the repository by their paths. */
export function isOpenCommand(command: string, files: readonly CalledFile[]): boolean {
  const text = command
    .trim()
    .replace(IN_FRONT, '')
    .replace(/^cd\s{1,9}[\w./-]{1,200}\s{1,9}&&\s/, '');
  if (RUNS_UNSEEN.test(text)) return false;
  return (files.length > 0 && RUNS_FILES.test(text)) || (HARMLESS.test(text) && !STARTS_PIPELINE.test(text));
}
