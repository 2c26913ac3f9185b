const maxLists = 8;

interface KnownList {
  tag: string;
  body: unknown;
}

let owner = '';
let lists = new Map<string, KnownList>();

function listsOf(session: string) {
  if (session !== owner) {
    owner = session;
    lists = new Map();
  }
  return lists;
}

/**
 * The last responses with an ETag: while a list is unchanged, the server sends 304 in its place. Those of one session and location only.
 */
export const knownLists = {
  find: (session: string, url: string): KnownList | undefined => listsOf(session).get(url),
  save(session: string, url: string, list: KnownList): void {
    const known = listsOf(session);
    known.delete(url);
    known.set(url, list);
    const [oldest = ''] = known.keys();
    if (known.size > maxLists) known.delete(oldest);
  },
};
