/** What a grid shows of its query: its rows, that they are on their way, or that they cannot be had. */
export function gridStatus({ isError, isSuccess }: { isError: boolean; isSuccess: boolean }): 'ready' | 'failed' | 'loading' {
  if (isSuccess) return 'ready';
  return isError ? 'failed' : 'loading';
}
