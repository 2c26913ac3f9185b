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
  /** That the answers are kept. */
  saved: string;
  /** What the way back is called. */
  back: string;
  onBack?: (() => void) | undefined;
  /** The answers are on their way: there is no way back for the moment. */
  sending?: boolean;
  /** The step's own button. */
  children: ReactNode;
}

/** The end of a step's form: that answers are kept, the way back, and the way on. */
export function StepFooter({ saved, back, onBack, sending = false, children }: StepFooterProps): ReactElement {
  return (
    <Foot>
      <Text $size="note" $colour="ink2">
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
