import { useState } from 'react';
import { texts } from '../texts';

/**
 * Copies a text to the clipboard. A browser may refuse, such as without permission or without HTTPS, where it has no clipboard at all.
 * Returns the function and what to say of its last call: that the text was copied, or how to copy it by hand.
 */
export function useCopy(text: string): { copy: () => void; outcome: string } {
  const [outcome, setOutcome] = useState('');
  const write = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(texts.copy.done);
    } catch {
      setOutcome(texts.copy.refused);
    }
  };
  return { copy: () => void write(), outcome };
}
