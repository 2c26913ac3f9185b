/** Positions of a stack: the server refuses more. */
const maximum = 5;

interface Position {
  remote: string;
  version: string;
  /** `mfe-ic-portal/1.0.0-1a2b3c/12.hash.js:1:2345` */
  text: string;
}

/**
 * Returns the positions of an error in released files of the shell and the remotes in `names`, nearest first. Nothing else of the
 * error is read: its message may contain what a person typed.
 */
export function readStack(error: unknown, names: string[]): Position[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const lines = stack.matchAll(/https?:\/\/[^\s()]*?\/([a-z-]+)\/([\w.-]+)\/([\w.-]+\.js)[^\s():]*:(\d+):(\d+)/g);
  return [...lines]
    .map(([, remote = '', version = '', file = '', line = '', column = '']) => ({
      remote,
      version,
      text: `${remote}/${version}/${file}:${line}:${column}`,
    }))
    .filter(({ remote }) => names.includes(remote))
    .slice(0, maximum);
}
