import { useClosedAtOnce } from './use-closed-at-once';
import { useUrlParams } from './use-url-params';

/**
 * What a dialog of a screen is open for, kept in the URL. Takes the screen's path and the parameter that holds the id.
 * Answers the id (0: closed), the address that opens another, and how to close.
 */
export function useOpenInUrl(path: string, param: string) {
  const [params, change] = useUrlParams();
  const asked = Number(params.get(param) ?? 0);
  const { open = 0, close } = useClosedAtOnce(asked > 0 ? asked : undefined, () => change((next) => next.delete(param)));
  const hrefOf = (id: number) => {
    const next = new URLSearchParams(params);
    next.set(param, String(id));
    return `${path}?${next.toString()}`;
  };
  return { open, hrefOf, close };
}
