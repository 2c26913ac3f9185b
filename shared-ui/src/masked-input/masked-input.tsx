import { type ChangeEvent, type InputHTMLAttributes, type ReactElement, useLayoutEffect, useRef } from 'react';
import { TextInput } from '../field/index';

/** The digits of a text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Where the caret belongs so that `count` digits stand before it. */
export function caretAfter(text: string, count: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === count) return at;
    if (/\d/.test(text.charAt(at))) seen += 1;
  }
  return text.length;
}

export interface MaskedInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type'> {
  /** Digits only. */
  value: string;
  /** What is shown for the digits; punctuation only between digits, so that deleting works. */
  format: (digits: string) => string;
  /** Cuts what was typed or pasted to the digits that count. */
  clean: (text: string) => string;
  onDigits: (digits: string) => void;
}

/** Digits shown with punctuation; the caret stays where the person types. */
export function MaskedInput({ value, format, clean, onDigits, ...input }: MaskedInputProps): ReactElement {
  const element = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = format(value);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.target;
    const before = digitsOf(text.slice(0, selectionStart ?? text.length)).length;
    const digits = clean(text);
    const erasedPunctuation = digits === value && text.length < shown.length && before > 0;
    const next = erasedPunctuation ? digits.slice(0, before - 1) + digits.slice(before) : digits;
    caret.current = erasedPunctuation ? before - 1 : before;
    onDigits(next);
  };

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== element.current) return;
    const place = caretAfter(shown, caret.current);
    element.current?.setSelectionRange(place, place);
    caret.current = null;
  });

  return <TextInput {...input} ref={element} type="text" value={shown} onChange={change} />;
}
