interface HeardCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Listens to the calls of the page on their way to the API; they go through unchanged. Ends with the test. */
export function heardCalls(): HeardCall[] {
  const calls: HeardCall[] = [];
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const url = new URL(String(address)).href;
    if (!url.includes('/__control/')) {
      calls.push({
        method: init?.method ?? 'GET',
        url,
        headers: { ...(init?.headers as Record<string, string>) },
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      });
    }
    return real(address, init);
  });
  return calls;
}

/** Those whose path after /api/ begins with `path`. */
export const callsTo = (calls: HeardCall[], path: string) => calls.filter(({ url }) => url.includes(`/api/${path}`));
