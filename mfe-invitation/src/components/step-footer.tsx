import { SubmitButton } from '@scanharbor/shared-ui/form';
import { StepFooter as Footer } from '@scanharbor/shared-ui/step-footer';
import { texts } from '../texts';

interface StepFooterProps {
  submit?: string;
  submitting?: string;
  /** Back by one step (IN-060). */
  onBack?: (() => void) | undefined;
}

/** That answers are kept, the way back, and the step's own button. Stands inside the step's form. */
export function StepFooter({ submit = texts.continue, submitting, onBack }: StepFooterProps) {
  return (
    <Footer saved={texts.saved} back={texts.back} onBack={onBack}>
      <SubmitButton {...(submitting ? { savingText: submitting } : {})}>{submit}</SubmitButton>
    </Footer>
  );
}
