/** Records the bodies of all later calls to a path, given by its end or a pattern. The calls go through. */
export function recordRequestBodies<Body = unknown>(path: string | RegExp): Body[] {
  const bodies: Body[] = [];
  const send = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const matches = typeof path === 'string' ? String(input).endsWith(path) : path.test(String(input));
    if (matches && init?.body) bodies.push(JSON.parse(String(init.body)) as Body);
    return send(input, init);
  });
  return bodies;
}

afterEach(() => jest.restoreAllMocks());
