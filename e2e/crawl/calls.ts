import { takeConsoleErrors } from '../support/console';

/** Calls that fail as they should, by method, path and status, and why. */
const expectedFailures = [{ call: /^GET \/404 answers 404$/, reason: 'the address of the page for unknown addresses' }];

/** Messages that do not concern users, and why. */
const expectedMessages = [
  { message: /Failed to load resource: the server responded/, reason: 'the call stands in the report with its method' },
  { message: /was preloaded using link preload but not used/, reason: 'a slow machine uses it later' },
];

/** What the page reported to the console, and the calls that it made, since the last look. */
export interface Activity {
  findings: string[];
  calls: number;
}

/** Calls that store nothing about a user's work. */
const measurements = /\/api\/(log|telemetry|users\/activity)\b/;

/** Follows the calls of every page from now on. */
export async function followCalls() {
  let calls: { method: string; path: string; status: number }[] = [];
  await browser.sessionSubscribe({ events: ['network.responseCompleted'] });
  browser.on('network.responseCompleted', ({ request, response }) => {
    const { pathname, origin } = new URL(request.url);
    if (origin === new URL(browser.options.baseUrl ?? '').origin)
      calls.push({ method: request.method, path: pathname, status: response.status });
  });
  /** Returns the activity since the last call of this function. */
  return async (): Promise<Activity> => {
    const taken = calls;
    calls = [];
    const failed = taken
      .filter(({ status }) => status >= 400)
      .map(({ method, path, status }) => `${method} ${path} answers ${status}`)
      .filter((call) => !expectedFailures.some((expected) => expected.call.test(call)));
    const messages = (await takeConsoleErrors()).filter((text) => !expectedMessages.some(({ message }) => message.test(text)));
    return {
      findings: [...failed, ...messages.map((message) => `console: ${message.slice(0, 300)}`)],
      calls: taken.filter(({ path }) => path.startsWith('/api/') && !measurements.test(path)).length,
    };
  };
}
