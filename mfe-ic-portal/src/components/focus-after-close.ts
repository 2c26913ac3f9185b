import { paths } from '@scanharbor/shared-contracts';
import { afterFocusRestored, ifFocusIsLost } from '@scanharbor/shared-ui/dialog';

function focusRequest(requestId: number | undefined) {
  const row = requestId === undefined ? null : document.querySelector<HTMLElement>(`main a[href="${paths.test(requestId)}"]`);
  const title = document.querySelector<HTMLElement>('main h1');
  if (!row) title?.setAttribute('tabindex', '-1');
  (row ?? title)?.focus();
}

/** Once a dialog has closed, focuses the given request of the list, or the title of the screen when it is not there. */
export function focusRequestAfterClose(requestId: number | undefined): void {
  afterFocusRestored(() => focusRequest(requestId));
}

/** Does the same after an action that removed what had the focus, such as the button of its menu. */
export function focusRequestIfLost(requestId: number | undefined): void {
  ifFocusIsLost(() => focusRequest(requestId));
}
