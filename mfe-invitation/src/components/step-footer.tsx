import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { SubmitButton } from '@scanharbor/shared-ui/form';
import { StepFooter as Footer } from '@scanharbor/shared-ui/step-footer';
import { texts } from '../texts';

interface StepFooterProps {
  submit?: string;
  submitting?: string;
  /** Goes back by one step (IN-060). */
  onBack?: (() => void) | undefined;
}

/** Footer inside the form of a step: where answers are saved, Back, and the submit button. */
export function StepFooter({ submit = texts.continue, submitting, onBack }: StepFooterProps) {
  return (
    <Footer saved={texts.saved(tabStorage.isKept())} back={texts.back} onBack={onBack}>
      <SubmitButton {...(submitting ? { savingText: submitting } : {})}>{submit}</SubmitButton>
    </Footer>
  );
}
