import { useRef, useState } from 'react';

/** What was typed and not saved: by the id of the note that is changed, under `newNote` for a new one. */
export type NoteDrafts = Readonly<Record<string, string>>;

/** The key of the text that no note has yet. */
export const newNoteKey = 'new';

const without = (texts: NoteDrafts, key: string): NoteDrafts => Object.fromEntries(Object.entries(texts).filter(([each]) => each !== key));

/**
 * The texts of all editors of the widget, so that going from one note to another loses none of them, each with the words that it was
 * typed over. Takes both as they were before, to begin with, and a report of each change; `latest` also knows what was typed while a
 * save ran.
 */
export function useNoteDrafts(begun: NoteDrafts = {}, over: NoteDrafts = {}, report?: (texts: NoteDrafts, seen: NoteDrafts) => void) {
  const [texts, setTexts] = useState(begun);
  const known = useRef({ texts, seen: over });
  const replace = (next: NoteDrafts, seen: NoteDrafts): void => {
    known.current = { texts: next, seen };
    setTexts(next);
    report?.(next, seen);
  };
  return {
    texts,
    latest: (key: string): string | undefined => known.current.texts[key],
    /** What the note said when its writer began to change it. */
    seen: (key: string): string | undefined => known.current.seen[key],
    keep: (key: string, text: string, stored: string): void => {
      const seen = key === newNoteKey ? known.current.seen : { [key]: stored, ...known.current.seen };
      replace({ ...known.current.texts, [key]: text }, seen);
    },
    /** The writer has seen that the note says this now; a next change goes over it. */
    rebase: (key: string, stored: string): void => {
      if (key in known.current.texts) replace(known.current.texts, { ...known.current.seen, [key]: stored });
    },
    /** The writer has seen what the note says now. */
    look: (key: string): void => {
      if (key in known.current.seen) replace(known.current.texts, without(known.current.seen, key));
    },
    /** Words over notes that are no more are not lost: they become those of the new note. */
    adopt: (ids: readonly string[]): void => {
      const { texts: all, seen } = known.current;
      const gone = Object.keys(all).filter((key) => key !== newNoteKey && !ids.includes(key));
      if (gone.length === 0) return;
      const text = [newNoteKey, ...gone].flatMap((key) => all[key] || []).join('\n');
      const others = gone.reduce(without, without(all, newNoteKey));
      replace(text ? { ...others, [newNoteKey]: text } : others, gone.reduce(without, seen));
    },
    drop: (key: string): void => {
      if (key in known.current.texts) replace(without(known.current.texts, key), without(known.current.seen, key));
    },
  };
}
