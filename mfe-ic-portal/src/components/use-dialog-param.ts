import { useCloseBeforeNavigation } from './use-close-before-navigation';
import { useUrlParams } from './use-url-params';

/**
 * Stores the id of an open dialog in the URL. Takes the screen's path and the name of the parameter.
 * Returns the id (0: closed), the URL that opens another, and how to close.
 */
export function useDialogParam(path: string, param: string) {
  const [params, change] = useUrlParams();
  const id = Number(params.get(param) ?? 0);
  const { open = 0, close } = useCloseBeforeNavigation(id > 0 ? id : undefined, () => change((next) => next.delete(param)));
  const hrefOf = (id: number) => {
    const next = new URLSearchParams(params);
    next.set(param, String(id));
    return `${path}?${next.toString()}`;
  };
  return { open, hrefOf, close };
}
