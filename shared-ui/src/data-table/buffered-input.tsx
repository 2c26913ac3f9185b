import { type ReactElement, useState } from 'react';
import { TextInput } from '../field/index';

interface BufferedInputProps {
  id: string;
  type?: 'search' | 'text';
  /** The value in the view, which may lag behind the input. */
  value: string;
  onType: (text: string) => void;
}

/** A text box that shows every key immediately: a view that travels through the URL would lose fast ones. */
export function BufferedInput({ id, type = 'text', value, onType }: BufferedInputProps): ReactElement {
  const [pendingText, setPendingText] = useState<string | null>(null);
  return (
    <TextInput
      id={id}
      type={type}
      value={pendingText ?? value}
      onChange={({ target }) => {
        setPendingText(target.value);
        onType(target.value);
      }}
      onBlur={() => setPendingText(null)}
    />
  );
}
