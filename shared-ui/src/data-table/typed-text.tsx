import { type ReactElement, useState } from 'react';
import { TextInput } from '../field/index';

interface TypedTextProps {
  id: string;
  type?: 'search' | 'text';
  /** As the view says; it may follow what is typed a moment later. */
  value: string;
  onType: (text: string) => void;
}

/** A text box that shows each key at once: a view that comes back by way of the URL would swallow fast ones. */
export function TypedText({ id, type = 'text', value, onType }: TypedTextProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      id={id}
      type={type}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
