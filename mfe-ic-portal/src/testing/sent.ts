/** The bodies that are sent from now on to a path (its end, or what matches), seen at the only place that is faked: the wire. The calls go through. */
export function sentTo<Body = unknown>(path: string | RegExp): Body[] {
  const bodies: Body[] = [];
  const send = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const fits = typeof path === 'string' ? String(input).endsWith(path) : path.test(String(input));
    if (fits) bodies.push(JSON.parse(String(init?.body)) as Body);
    return send(input, init);
  });
  return bodies;
}

afterEach(() => jest.restoreAllMocks());
