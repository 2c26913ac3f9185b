interface RecordedCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Records the API calls of the page, which continue unchanged, until the end of the test. */
export function recordCalls(): RecordedCall[] {
  const calls: RecordedCall[] = [];
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

/** Lists the calls whose path after /api/ starts with `path`. */
export const filterCalls = (calls: RecordedCall[], path: string) => calls.filter(({ url }) => url.includes(`/api/${path}`));
