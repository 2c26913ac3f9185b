import { type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/index';
import { media, Text, token } from '../theme/index';

const Foot = styled.div`
  display: grid;
  gap: ${token.space16};
  padding-top: ${token.space24};
  border-top: 1px solid ${token.divider};

  ${media.from(568)} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;

    > :first-child {
      margin-inline-end: auto;
    }
  }
`;

export interface StepFooterProps {
  /** Says whether the answers are saved. */
  saved: string;
  /** Label of the Back button. */
  back: string;
  onBack?: (() => void) | undefined;
  /** True during submission: Back is disabled. */
  sending?: boolean;
  /** The submit button of the step. */
  children: ReactNode;
}

/** The end of a step's form: the note whether answers are saved, Back, and the submit button. */
export function StepFooter({ saved, back, onBack, sending = false, children }: StepFooterProps): ReactElement {
  return (
    <Foot>
      <Text $size="note" $color="ink2">
        {saved}
      </Text>
      {onBack && (
        <Button onClick={onBack} disabled={sending}>
          {back}
        </Button>
      )}
      {children}
    </Foot>
  );
}
