import { styled } from 'styled-components';
import { Button } from '@scanharbor/shared-ui/button';
import { SubmitButton } from '@scanharbor/shared-ui/form';
import { media, Text, token } from '@scanharbor/shared-ui/theme';
import { flowTexts } from '../../texts';

const Foot = styled.div`
  display: grid;
  gap: ${token.space16};
  padding-top: ${token.space24};
  border-top: 1px solid ${token.divider};

  ${media.from(568)} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;

    > p {
      margin-inline-end: auto;
    }
  }
`;

interface StepFooterProps {
  continueText: string;
  /** Steps 2 to 4 offer the way back (PR-015). */
  onBack?: () => void;
  saving?: boolean;
}

/** That the answers are saved, Back, and the step's own button. */
export function StepFooter({ continueText, onBack, saving }: StepFooterProps) {
  return (
    <Foot>
      <Text $size="note" $colour="ink2">
        {flowTexts.saved}
      </Text>
      {onBack && <Button onClick={onBack}>{flowTexts.back}</Button>}
      <SubmitButton saving={saving}>{continueText}</SubmitButton>
    </Foot>
  );
}
