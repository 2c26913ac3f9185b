import { SubmitButton } from '@scanharbor/shared-ui/form';
import { StepFooter as Footer } from '@scanharbor/shared-ui/step-footer';
import { flowTexts } from '../../texts';

interface StepFooterProps {
  continueText: string;
  /** Steps 2 to 4 offer the way back (PR-015). */
  onBack?: () => void;
  saving?: boolean;
}

/** That the answers are saved, Back, and the step's own button. */
export function StepFooter({ continueText, onBack, saving }: StepFooterProps) {
  return (
    <Footer saved={flowTexts.saved} back={flowTexts.back} onBack={onBack}>
      <SubmitButton saving={saving}>{continueText}</SubmitButton>
    </Footer>
  );
}
