/** Ends the process with one clear line and an exit code, 1 by default. */
export function exitWithError(line: string, code = 1): never {
  console.error(line);
  process.exit(code);
}
