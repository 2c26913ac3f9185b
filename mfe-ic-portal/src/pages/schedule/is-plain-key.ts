import { type KeyboardEvent } from 'react';

/** True for a letter that is pressed alone. */
export const isPlainKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, letter: string) =>
  key.toLowerCase() === letter && !ctrlKey && !metaKey && !altKey;
