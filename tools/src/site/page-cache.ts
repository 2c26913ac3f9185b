import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

interface Page {
  changed: number;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/**
 * The site's page, compressed once for each release. Compressed copies beside the file would be moved one after the
 * other, and a visitor in between would get another release than the next one.
 */
export function createPageCache(file: string) {
  let page: Page | undefined;

  function current(): Page {
    const changed = statSync(file).mtimeMs;
    if (page?.changed === changed) return page;
    const plain = readFileSync(file);
    page = { changed, plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
    return page;
  }

  /** The page for a client that accepts these encodings, and the encoding that was chosen. */
  return (accepted: string): { body: Buffer; encoding?: 'br' | 'gzip' } => {
    const { plain, br, gzip } = current();
    if (/\bbr\b/.test(accepted)) return { body: br, encoding: 'br' };
    if (/\bgzip\b/.test(accepted)) return { body: gzip, encoding: 'gzip' };
    return { body: plain };
  };
}
