import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { SubmitButton } from '@scanharbor/shared-ui/form';
import { StepFooter as Footer } from '@scanharbor/shared-ui/step-footer';
import { flowTexts } from '../../texts';

interface StepFooterProps {
  continueText: string;
  /** Steps 2 to 4 have a Back button (PR-015). */
  onBack?: () => void;
  saving?: boolean;
}

/** Footer of a step: where answers are saved, Back, and the submit button. */
export function StepFooter({ continueText, onBack, saving }: StepFooterProps) {
  return (
    <Footer saved={flowTexts.saved(tabStorage.isKept())} back={flowTexts.back} onBack={onBack}>
      <SubmitButton saving={saving}>{continueText}</SubmitButton>
    </Footer>
  );
}
