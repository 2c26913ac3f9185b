import { paths } from '@scanharbor/shared-contracts';
import { useNavigate } from 'react-router-dom';
import { useListNavigation } from '../../components/grid/list-navigation';
import { useSingleKeys } from '../../components/shortcuts/use-single-keys';

interface RequestKeysOptions {
  requestId: number;
  /** Opens the booking; undefined when the request cannot be booked. */
  onBook: (() => void) | undefined;
  onReject: (() => void) | undefined;
  onHelp: () => void;
}

/**
 * Drives the page of a request by single keys: B books, R rejects, N writes a note, J and K go to the next and previous request, ? helps.
 */
export function useRequestKeys({ requestId, onBook, onReject, onHelp }: RequestKeysOptions) {
  const navigate = useNavigate();
  const list = useListNavigation(requestId);
  return useSingleKeys(() => {
    const goTo = (id: number | undefined) => {
      if (id !== undefined) void navigate(paths.test(id));
    };
    return {
      b: () => onBook?.(),
      r: () => onReject?.(),
      n: () => document.querySelector<HTMLElement>('#activity-note-note')?.focus(),
      j: () => goTo(list?.next),
      k: () => goTo(list?.previous),
      '?': onHelp,
    };
  });
}
