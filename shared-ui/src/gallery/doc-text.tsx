import { type ReactElement } from 'react';

/** A docstring, with the code that it quotes in backticks. */
export function DocText({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split('`').map((part, index) => {
        // A part has no other name than its place.
        const key = `${index} ${part}`;
        return index % 2 === 1 ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
      })}
    </>
  );
}
