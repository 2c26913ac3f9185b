/** Files by their object URLs. A Blob is not serializable, so the Redux store holds only the URL. */
const files = new Map<string, Blob>();

/** Stores a downloaded file and returns its object URL. */
export function storeBlob(file: Blob): string {
  const url = URL.createObjectURL(file);
  files.set(url, file);
  return url;
}

/** Removes a stored file, revokes its URL and returns the file; undefined when it was taken already. */
export function takeBlob(url: string): Blob | undefined {
  const file = files.get(url);
  files.delete(url);
  URL.revokeObjectURL(url);
  return file;
}
