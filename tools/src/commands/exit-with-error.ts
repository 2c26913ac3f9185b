/** Ends the process with one clear line and exit code 1. */
export function exitWithError(line: string): never {
  console.error(line);
  process.exit(1);
}
