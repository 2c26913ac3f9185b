import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { FieldError } from '@scanharbor/shared-ui/field';
import { token } from '@scanharbor/shared-ui/theme';

const Box = styled.div`
  margin-top: ${token.space24};
  padding: ${token.cardPad};
  border: 2px solid ${token.danger};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
`;

/** What kept a step from being saved, in the words of the server; takes focus each time it says something new. */
export function Problem({ message }: { message: { text: string } | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);
  return (
    <div role="alert">
      {message && (
        <Box ref={box} tabIndex={-1}>
          <FieldError>{message.text}</FieldError>
        </Box>
      )}
    </div>
  );
}
