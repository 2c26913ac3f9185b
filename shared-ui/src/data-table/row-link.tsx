import { type ComponentProps, createContext, type MouseEvent, type ReactElement, useContext } from 'react';
import { type NavigateFunction } from 'react-router-dom';

/** Opens the links of a table's rows. */
export const RowNavigation = createContext<NavigateFunction | undefined>(undefined);

const getPath = ({ pathname, search, hash }: Location | URL) => pathname + search + hash;

/** Whether the browser itself opens the link: in another tab or window, or as a download. */
const isForBrowser = (event: MouseEvent) => event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

export interface RowLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Absolute path, with its query. */
  to: string;
  /** State of the history entry. */
  state?: unknown;
}

/**
 * A link in a row of a `DataTable`. Like the router's `Link`, which each change of the URL would render again: a sort would then render
 * all rows twice.
 */
export function RowLink({ to, state, onClick, children, ...props }: RowLinkProps): ReactElement {
  const navigate = useContext(RowNavigation);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!navigate || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    const isSame = getPath(new URL(event.currentTarget.href)) === getPath(window.location);
    void navigate(to, { state, replace: isSame });
  };
  return (
    <a {...props} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}
