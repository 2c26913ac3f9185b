/** Code that is fetched when it is wanted, once. A fetch that failed is tried again by the next. */
export function lateCode<Part>(load: () => Promise<Part>) {
  let loaded: Part | undefined;
  const fetch = async () => (loaded ??= await load());
  return {
    loaded: () => loaded,
    fetch,
    /** Fetches ahead of need; a failure is said when the code is wanted. */
    ahead: () => void fetch().catch(() => undefined),
  };
}
