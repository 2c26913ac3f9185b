import { type RefObject, useEffect, useState } from 'react';

/** Elements with this data attribute remain visible to screen readers while react-aria hides the rest of the page. */
const visibleMark = 'liveAnnouncer';

interface AccessibleListbox {
  /** Parent of the list: the landmark of its field, or undefined for the end of the page, as for a field in a dialog. */
  container: HTMLElement | undefined;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Keeps the page in the accessibility tree while the list of a field is open. react-aria hides all but the field and its
 * list from screen readers, although the keyboard still reaches the page, and it renders the list outside of all landmarks.
 */
export function useAccessibleListbox(ref: RefObject<HTMLElement | null>): AccessibleListbox {
  const [container, setContainer] = useState<HTMLElement>();
  const [markedElement, setMarkedElement] = useState<HTMLElement>();

  useEffect(() => {
    if (!markedElement) return undefined;
    return () => void delete markedElement.dataset[visibleMark];
  }, [markedElement]);

  const onOpenChange = (isOpen: boolean): void => {
    if (!isOpen) {
      setMarkedElement(undefined);
      return;
    }
    const around = ref.current?.closest<HTMLElement>('[role=dialog], [role=alertdialog], body > *') ?? undefined;
    // react-aria hides the rest when it renders the list, so the mark is set before.
    if (around) around.dataset[visibleMark] = 'true';
    setMarkedElement(around);
    setContainer(around?.querySelector<HTMLElement>('main') ?? undefined);
  };

  return { container, onOpenChange };
}
