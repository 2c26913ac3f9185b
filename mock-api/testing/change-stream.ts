import { readPresentColleagues, type PresentColleague } from '@scanharbor/shared-contracts/domain/presence';

/** Opens the stream of changes of a process and collects its events; `query` as '?tab=…'. */
export async function openChangeStream(address: string, token: string, query = '') {
  const end = new AbortController();
  const response = await fetch(`${address}/api/ic-portal/changes${query}`, { headers: { authorization: token }, signal: end.signal });
  const versions: string[] = [];
  const stream = { colleagues: [] as PresentColleague[], text: '' };
  const read = async () => {
    const decoder = new TextDecoder();
    let last = '';
    for await (const part of response.body ?? []) {
      last = decoder.decode(part);
      stream.text += last;
      versions.push(...[...last.matchAll(/^event: change\ndata: (.*)$/gm)].map(([, version = '']) => version));
      for (const [, list = ''] of last.matchAll(/^event: presence\ndata: (.*)$/gm)) stream.colleagues = readPresentColleagues(list);
    }
    return last.includes('event: end') ? 'ended' : 'broken';
  };
  const ended = read().catch(() => 'aborted');
  return {
    status: response.status,
    versions,
    ended,
    stop: () => end.abort(),
    colleagues: () => stream.colleagues,
    text: () => stream.text,
  };
}
