/** Returns the integrity of a chunk, whose name ends in the hash of its content ('123.<hash>.js'); undefined for other names. */
export function parseIntegrity(file: string): string | undefined {
  const hash = /\.([\w-]{43})\.js(\?|$)/.exec(file)?.[1];
  return hash && `sha256-${hash.replace(/-/g, '+').replace(/_/g, '/')}=`;
}
