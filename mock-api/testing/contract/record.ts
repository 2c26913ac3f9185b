/** A recorded call. */
export interface Exchange {
  /** Name in the contract: 'GET bookings/windows/:requestId'. */
  name: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  status: number;
  response: unknown;
}

const readQuery = (url: URL) => Object.fromEntries(url.searchParams);

/** Finds the call of the contract for a path; names without parameters take precedence. */
function findCall(names: readonly string[], method: string, path: string) {
  const found = names
    .flatMap((name) => {
      const [verb = '', pattern = ''] = name.split(' ');
      const groups = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
      return verb === method && groups ? [{ name, params: { ...groups.groups } }] : [];
    })
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  return found[0];
}

async function readBody(response: Response): Promise<unknown> {
  const copy = response.clone();
  const type = copy.headers.get('content-type') ?? '';
  return type.includes('json') ? copy.json() : { file: type, bytes: (await copy.arrayBuffer()).byteLength };
}

/** Records every call of this process through `fetch` until `stop`, except control calls. */
export function record(names: readonly string[]): { exchanges: Exchange[]; stop(): void } {
  const exchanges: Exchange[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = async (target, init) => {
    const response = await send(target, init);
    const url = new URL(target instanceof Request ? target.url : target);
    const path = url.pathname.replace(/^\/api\//, '');
    const called = findCall(names, init?.method ?? 'GET', path);
    if (path.startsWith('__control/')) return response;
    const { body } = init ?? {};
    exchanges.push({
      name: called?.name ?? `${init?.method ?? 'GET'} ${path}`,
      params: called?.params ?? {},
      query: readQuery(url),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body instanceof FormData ? 'form' : undefined,
      status: response.status,
      response: await readBody(response),
    });
    return response;
  };
  return { exchanges, stop: () => void (globalThis.fetch = send) };
}
