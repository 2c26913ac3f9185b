import { useRef, useState } from 'react';

/** Unsaved texts by note id; a new note has the key `newNoteKey`. */
export type NoteDrafts = Readonly<Record<string, string>>;

/** Key of the text of a new note. */
export const newNoteKey = 'new';

const without = (texts: NoteDrafts, key: string): NoteDrafts => Object.fromEntries(Object.entries(texts).filter(([each]) => each !== key));

/**
 * Holds the unsaved texts of all notes of the widget, each with its base: the stored text that the edit started from. So
 * switching between notes loses nothing. `report` receives both after each change; `latest` includes input during a save.
 */
export function useNoteDrafts(
  initialTexts: NoteDrafts = {},
  initialBases: NoteDrafts = {},
  report?: (texts: NoteDrafts, bases: NoteDrafts) => void,
) {
  const [texts, setTexts] = useState(initialTexts);
  const current = useRef({ texts, bases: initialBases });
  const replace = (next: NoteDrafts, bases: NoteDrafts): void => {
    current.current = { texts: next, bases };
    setTexts(next);
    report?.(next, bases);
  };
  return {
    texts,
    latest: (key: string): string | undefined => current.current.texts[key],
    /** Returns the stored text that the edit started from. */
    getBase: (key: string): string | undefined => current.current.bases[key],
    save: (key: string, text: string, stored: string): void => {
      const bases = key === newNoteKey ? current.current.bases : { [key]: stored, ...current.current.bases };
      replace({ ...current.current.texts, [key]: text }, bases);
    },
    /** Makes `stored`, which the user has seen, the base of the edit. */
    rebase: (key: string, stored: string): void => {
      if (key in current.current.texts) replace(current.current.texts, { ...current.current.bases, [key]: stored });
    },
    /** Makes the current stored text the base of the next edit. */
    clearBase: (key: string): void => {
      if (key in current.current.bases) replace(current.current.texts, without(current.current.bases, key));
    },
    /** Moves the unsaved texts of deleted notes into the new note. */
    adopt: (ids: readonly string[]): void => {
      const { texts: all, bases } = current.current;
      const gone = Object.keys(all).filter((key) => key !== newNoteKey && !ids.includes(key));
      if (gone.length === 0) return;
      const text = [newNoteKey, ...gone].flatMap((key) => all[key] || []).join('\n');
      const others = gone.reduce(without, without(all, newNoteKey));
      replace(text ? { ...others, [newNoteKey]: text } : others, gone.reduce(without, bases));
    },
    discard: (key: string): void => {
      if (key in current.current.texts) replace(without(current.current.texts, key), without(current.current.bases, key));
    },
  };
}
