/** A Blob has no place in the store: the store knows a file by its object URL, this knows what is behind it. */
const files = new Map<string, Blob>();

/** Keeps a downloaded file and gives its object URL. */
export function keepFile(file: Blob): string {
  const url = URL.createObjectURL(file);
  files.set(url, file);
  return url;
}

/** Hands a kept file over and forgets it, URL and all; undefined when it was taken already. */
export function takeFile(url: string): Blob | undefined {
  const file = files.get(url);
  files.delete(url);
  URL.revokeObjectURL(url);
  return file;
}
