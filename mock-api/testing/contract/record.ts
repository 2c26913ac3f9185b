/** One call as it went over the wire. */
export interface Exchange {
  /** As the contract names it: 'GET bookings/windows/:requestId'. */
  name: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  status: number;
  answer: unknown;
}

const readQuery = (url: URL) => Object.fromEntries(url.searchParams);

/** Which call of the contract a path belongs to; a name without parameters goes before one with them. */
function nameOf(names: readonly string[], method: string, path: string) {
  const found = names
    .flatMap((name) => {
      const [verb = '', pattern = ''] = name.split(' ');
      const groups = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
      return verb === method && groups ? [{ name, params: { ...groups.groups } }] : [];
    })
    .sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length);
  return found[0];
}

async function readAnswer(response: Response): Promise<unknown> {
  const copy = response.clone();
  const type = copy.headers.get('content-type') ?? '';
  return type.includes('json') ? copy.json() : { file: type, bytes: (await copy.arrayBuffer()).byteLength };
}

/** Listens to every call that leaves this process through `fetch`, until `stop`. Control calls are left out. */
export function record(names: readonly string[]): { exchanges: Exchange[]; stop(): void } {
  const exchanges: Exchange[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = async (target, init) => {
    const response = await send(target, init);
    const url = new URL(target instanceof Request ? target.url : target);
    const path = url.pathname.replace(/^\/api\//, '');
    const called = nameOf(names, init?.method ?? 'GET', path);
    if (path.startsWith('__control/')) return response;
    const { body } = init ?? {};
    exchanges.push({
      name: called?.name ?? `${init?.method ?? 'GET'} ${path}`,
      params: called?.params ?? {},
      query: readQuery(url),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body instanceof FormData ? 'form' : undefined,
      status: response.status,
      answer: await readAnswer(response),
    });
    return response;
  };
  return { exchanges, stop: () => void (globalThis.fetch = send) };
}
