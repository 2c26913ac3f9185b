interface Entry {
  level: string;
  message: string;
  source?: string;
}

let allowed: RegExp[] = [];

/** Says which console messages the test at hand provokes: a refused answer shows there as an error of the network. */
export function expectOnConsole(...patterns: RegExp[]) {
  allowed.push(...patterns);
}

export function forgetExpectations() {
  allowed = [];
}

/** Errors and warnings on the console since the last call, violations of the content security policy among them. */
export async function consoleFaults(on: WebdriverIO.Browser = browser): Promise<string[]> {
  const entries = (await on.getLogs('browser')) as Entry[];
  return entries
    .filter(({ level }) => level === 'SEVERE' || level === 'WARNING')
    .map(({ message }) => message)
    .filter((message) => !allowed.some((pattern) => pattern.test(message)));
}
