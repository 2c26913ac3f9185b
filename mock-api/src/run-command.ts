/** Formats a size for people: 12.3 MB. */
export const formatBytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Runs the program of a command; an error is one message for the operator and exit code 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
}
