import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '@scanharbor/shared-ui/button';
import { FieldError } from '@scanharbor/shared-ui/field';
import { Stack } from '@scanharbor/shared-ui/layout';
import { token } from '@scanharbor/shared-ui/theme';
import { editTexts, flowTexts } from '../../texts';
import { type StepFailure } from './request-machine';

const Box = styled.div`
  margin-top: ${token.space24};
  padding: ${token.cardPad};
  border: 2px solid ${token.danger};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
`;

interface StepErrorProps {
  failure: StepFailure | undefined;
  /** Saves the answers to a new record from now on. */
  onRestart: () => void;
  /** Opens the tests list, which shows the request made of the answers. */
  onLeave: () => void;
}

/**
 * The reason why a step could not be saved, in the server's words; each new one takes focus. Offers to start again with
 * the same answers when their record was withdrawn, and leads to the tests when it was sent.
 */
export function StepError({ failure, onRestart, onLeave }: StepErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  return (
    <div role="alert">
      {failure && (
        <Box ref={box} tabIndex={-1}>
          <Stack $gap="space12">
            <FieldError>{failure.ended === 'sent' ? flowTexts.alreadySent : failure.text}</FieldError>
            {failure.ended && (
              <div>
                {failure.ended === 'sent' ? (
                  <Button onClick={onLeave}>{editTexts.toTests}</Button>
                ) : (
                  <Button onClick={onRestart}>{flowTexts.startAgain}</Button>
                )}
              </div>
            )}
          </Stack>
        </Box>
      )}
    </div>
  );
}
