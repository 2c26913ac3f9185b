import { Button } from '@scanharbor/shared-ui/button';
import { SubmitButton } from '@scanharbor/shared-ui/form';
import { media, Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../texts';

const Foot = styled.div`
  display: grid;
  gap: ${token.space16};
  padding-top: ${token.space24};
  border-top: 1px solid ${token.divider};

  ${media.from(568)} {
    display: flex;
    align-items: center;

    > :first-child {
      flex: 1;
    }
  }
`;

interface StepFooterProps {
  submit?: string;
  submitting?: string;
  /** Back by one step (IN-060). */
  onBack?: (() => void) | undefined;
}

/** That answers are kept, the way back, and the step's own button. Stands inside the step's form. */
export function StepFooter({ submit = texts.continue, submitting, onBack }: StepFooterProps) {
  return (
    <Foot>
      <Text $size="note" $colour="ink2">
        {texts.saved}
      </Text>
      {onBack && <Button onClick={onBack}>{texts.back}</Button>}
      <SubmitButton {...(submitting ? { savingText: submitting } : {})}>{submit}</SubmitButton>
    </Foot>
  );
}
