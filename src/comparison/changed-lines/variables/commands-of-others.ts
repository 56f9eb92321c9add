import type { CalledByLine, CalledFile } from './called-files.ts';

/** What sets a variable for one command alone: in front of it, or as its option. */
const SETS_FOR_COMMAND = /(?:^|[\s"'(-])\w{1,99}=["']?\S/;
/** What makes a variable stay, and what begins another command. */
const GOES_ON = /[;&|]|>>|\b(?:export|set|eval)\b/;

/** Whether a text of a file, or what it calls, is about the service. @param name of a variable that this may take */
export type OursTest = (file: string, text: string, name: string) => boolean;

/**
 * Tells whether a line hands a variable to one command, whose files take it for other software (docs/supported-files.md#any-other-file):
 * `TAG=2.5.0 ./shop/deploy.sh`, `make -C shop TAG=2.5.0`, `ansible-playbook shop.yml -e tag=2.5.0`.
 *
 * @param path of the file with the command
 * @param called what the lines of the file call
 */
export function otherCommandTest(
  path: string,
  called: CalledByLine,
  isOurs: OursTest,
): (name: string, line: { readonly text: string }) => boolean {
  return (name, { text }) => {
    if (!SETS_FOR_COMMAND.test(text) || GOES_ON.test(text)) return false;
    // A folder for make says which of its files it reads.
    if (isOurs(path, text.replace(/\bmake\s{1,9}-C\s/, ' '), name)) return false;
    return areForOthers(called.get(text.trim()) ?? [], name, isOurs);
  };
}

/** Whether one of some files takes a variable, and none does for the service. */
export function areForOthers(files: readonly CalledFile[], name: string, isOurs: OursTest): boolean {
  return files.some(({ takes }) => takes.has(name)) && !files.some(({ path, text }) => isOurs(path, text, name));
}
