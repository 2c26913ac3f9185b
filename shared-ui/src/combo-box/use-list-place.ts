import { type RefObject, useEffect, useState } from 'react';

/** What react-aria leaves to screen readers while it hides the rest of the page. */
const keptMark = 'liveAnnouncer';

interface ListPlace {
  /** Where the list is drawn: in the landmark of its field; undefined is the end of the page, as for a dialog's field. */
  place: HTMLElement | undefined;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Keeps the page as it is while the list of a field is open. react-aria hides all but the field and its list from
 * screen readers, though the keyboard still reaches it; and it draws the list outside of every landmark.
 */
export function useListPlace(ref: RefObject<HTMLElement | null>): ListPlace {
  const [place, setPlace] = useState<HTMLElement>();
  const [kept, setKept] = useState<HTMLElement>();

  useEffect(() => {
    if (!kept) return undefined;
    return () => void delete kept.dataset[keptMark];
  }, [kept]);

  const onOpenChange = (isOpen: boolean): void => {
    if (!isOpen) {
      setKept(undefined);
      return;
    }
    const around = ref.current?.closest<HTMLElement>('[role=dialog], [role=alertdialog], body > *') ?? undefined;
    // Before the list is drawn, which is when the rest would be hidden.
    if (around) around.dataset[keptMark] = 'true';
    setKept(around);
    setPlace(around?.querySelector<HTMLElement>('main') ?? undefined);
  };

  return { place, onOpenChange };
}
