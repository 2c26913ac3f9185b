interface Entry {
  level: string;
  message: string;
  source?: string;
}

let allowed: RegExp[] = [];

/** Allows console messages that the current test provokes: an HTTP error also appears as a network error there. */
export function expectOnConsole(...patterns: RegExp[]) {
  allowed.push(...patterns);
}

export function clearExpectations() {
  allowed = [];
}

/** Returns errors and warnings on the console since the last call, including content security policy violations. */
export async function takeConsoleErrors(on: WebdriverIO.Browser = browser): Promise<string[]> {
  const entries = (await on.getLogs('browser')) as Entry[];
  return entries
    .filter(({ level }) => level === 'SEVERE' || level === 'WARNING')
    .map(({ message }) => message)
    .filter((message) => !allowed.some((pattern) => pattern.test(message)));
}
