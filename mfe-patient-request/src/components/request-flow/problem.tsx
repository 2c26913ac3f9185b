import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '@scanharbor/shared-ui/button';
import { FieldError } from '@scanharbor/shared-ui/field';
import { Stack } from '@scanharbor/shared-ui/layout';
import { token } from '@scanharbor/shared-ui/theme';
import { editTexts, flowTexts } from '../../texts';
import { type FlowProblem } from './use-flow-problem';

const Box = styled.div`
  margin-top: ${token.space24};
  padding: ${token.cardPad};
  border: 2px solid ${token.danger};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
`;

interface ProblemProps {
  message: FlowProblem | undefined;
  /** Saves the answers to a new record from now on. */
  onStartAgain: () => void;
  /** Leaves for the tests, where the request is that the answers became. */
  onToTests: () => void;
}

/**
 * What kept a step from being saved, in the words of the server; takes focus each time it says something new. Offers to
 * start again with the same answers when their record was given up, and leads to the tests when it was sent.
 */
export function Problem({ message, onStartAgain, onToTests }: ProblemProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.focus();
  }, [message]);
  return (
    <div role="alert">
      {message && (
        <Box ref={box} tabIndex={-1}>
          <Stack $gap="space12">
            <FieldError>{message.text}</FieldError>
            {message.ended && (
              <div>
                {message.ended === 'sent' ? (
                  <Button onClick={onToTests}>{editTexts.toTests}</Button>
                ) : (
                  <Button onClick={onStartAgain}>{flowTexts.startAgain}</Button>
                )}
              </div>
            )}
          </Stack>
        </Box>
      )}
    </div>
  );
}
