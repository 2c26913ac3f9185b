import { useRef, useState } from 'react';

/** What was typed and not saved: by the id of the note that is changed, under `newNote` for a new one. */
export type NoteTexts = Readonly<Record<string, string>>;

/** The key of the text that no note has yet. */
export const newNote = 'new';

/**
 * The texts of all editors of the widget, so that going from one note to another loses none of them.
 * Takes what was typed before, to begin with, and a report of each change; `latest` also knows what was typed while a save ran.
 */
export function useNoteTexts(begun: NoteTexts = {}, report?: (texts: NoteTexts) => void) {
  const [texts, setTexts] = useState(begun);
  const known = useRef(texts);
  const replace = (next: NoteTexts): void => {
    known.current = next;
    setTexts(next);
    report?.(next);
  };
  return {
    texts,
    latest: (key: string): string | undefined => known.current[key],
    keep: (key: string, text: string): void => replace({ ...known.current, [key]: text }),
    drop: (key: string): void => {
      if (key in known.current) replace(Object.fromEntries(Object.entries(known.current).filter(([each]) => each !== key)));
    },
  };
}
