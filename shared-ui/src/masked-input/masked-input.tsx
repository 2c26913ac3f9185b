import { type ChangeEvent, type InputHTMLAttributes, type ReactElement, useLayoutEffect, useRef } from 'react';
import { TextInput } from '../field/index';

/** Returns the digits of a text. */
export const toDigits = (text: string): string => text.replace(/\D/g, '');

/** Returns the caret position after `count` digits. */
function caretAfter(text: string, count: number): number {
  let digitCount = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (digitCount === count) return at;
    if (/\d/.test(text.charAt(at))) digitCount += 1;
  }
  return text.length;
}

interface MaskedInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type'> {
  /** Digits only. */
  value: string;
  /** Formats the digits. Punctuation appears only between digits, so that deletion works. */
  format: (digits: string) => string;
  /** Reduces typed or pasted text to the accepted digits. */
  clean: (text: string) => string;
  onDigits: (digits: string) => void;
}

/** An input that formats digits with punctuation and preserves the caret position. */
export function MaskedInput({ value, format, clean, onDigits, ...input }: MaskedInputProps): ReactElement {
  const element = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = format(value);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.target;
    const digitsBeforeCaret = toDigits(text.slice(0, selectionStart ?? text.length)).length;
    const digits = clean(text);
    // Punctuation is one character between digits. The same digits in another spelling are a number that the browser filled in.
    const isBetweenDigits = digitsBeforeCaret > 0 && digitsBeforeCaret < digits.length;
    const erasedPunctuation = digits === value && text.length === shown.length - 1 && isBetweenDigits;
    const next = erasedPunctuation ? digits.slice(0, digitsBeforeCaret - 1) + digits.slice(digitsBeforeCaret) : digits;
    caret.current = erasedPunctuation ? digitsBeforeCaret - 1 : digitsBeforeCaret;
    onDigits(next);
  };

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== element.current) return;
    const position = caretAfter(shown, caret.current);
    element.current?.setSelectionRange(position, position);
    caret.current = null;
  });

  return <TextInput {...input} ref={element} type="text" value={shown} onChange={handleChange} />;
}
