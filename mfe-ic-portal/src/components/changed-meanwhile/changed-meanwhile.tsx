import { useState } from 'react';
import { texts } from '../../texts';
import { Notice } from './notice';

const words = texts.changes;

/** One thing that a form asks, as a person reads it. */
export interface Line {
  label: string;
  value: string;
}

/** What reads otherwise now, with its new words. */
export function changedLines(before: readonly Line[], now: readonly Line[]): string[] {
  return now
    .filter(({ label, value }) => before.find((line) => line.label === label)?.value !== value)
    .map(({ label, value }) => words.nowReads(label, value || texts.test.none));
}

interface ChangedMeanwhileProps {
  seen: readonly Line[];
  stored: readonly Line[];
  onUnderstood: () => void;
}

/**
 * Tells who has a form open, or comes back to one, what others have stored meanwhile. Takes what its writer saw to begin with and what
 * is stored, as lines; the form itself follows in the fields that the person has left alone.
 */
export function ChangedMeanwhile({ seen, stored, onUnderstood }: ChangedMeanwhileProps) {
  const [known, setKnown] = useState(seen);
  const changes = changedLines(known, stored);
  const told = changes.length > 0 ? [words.meanwhile, ...changes, words.yoursStays] : [];
  const understand = () => {
    setKnown(stored);
    onUnderstood();
  };
  return <Notice told={told} onUnderstood={understand} />;
}
