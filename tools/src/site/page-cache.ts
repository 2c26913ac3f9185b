import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

interface Page {
  changed: number;
  /** The page's content security policy as a header, which can also forbid frames. */
  policy: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Returns the policy in the page's meta element with `frame-ancestors`, which works in a header only. */
function readPolicy(html: string): string {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  return [...(policy ? [policy] : []), "frame-ancestors 'none'"].join('; ');
}

/**
 * Caches the site's page, compressed once for each release. Compressed copies on disk would move one after the other,
 * so concurrent visitors would receive different releases.
 */
export function createPageCache(file: string) {
  let page: Page | undefined;

  function current(): Page {
    const changed = statSync(file).mtimeMs;
    if (page?.changed === changed) return page;
    const plain = readFileSync(file);
    page = { changed, policy: readPolicy(plain.toString()), plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
    return page;
  }

  /** Returns the page and its policy for a client that accepts these encodings, and the selected encoding. */
  return (accepted: string): { body: Buffer; policy: string; encoding?: 'br' | 'gzip' } => {
    const { policy, plain, br, gzip } = current();
    if (/\bbr\b/.test(accepted)) return { body: br, policy, encoding: 'br' };
    if (/\bgzip\b/.test(accepted)) return { body: gzip, policy, encoding: 'gzip' };
    return { body: plain, policy };
  };
}
