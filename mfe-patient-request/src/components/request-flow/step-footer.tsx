import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { SubmitButton } from '@scanharbor/shared-ui/form';
import { StepFooter } from '@scanharbor/shared-ui/step-footer';
import { type ComponentProps } from 'react';
import { flowTexts } from '../../texts';

/** Footer of a step: whether answers are saved, Back, and its button. Steps 2 to 4 have a Back button (PR-015). */
export const FlowFooter = (props: Omit<ComponentProps<typeof StepFooter>, 'saved' | 'back'>) => (
  <StepFooter {...props} saved={flowTexts.saved(tabStorage.isKept())} back={flowTexts.back} />
);

interface FormFooterProps {
  continueText: string;
  onBack?: () => void;
  saving?: boolean;
}

/** Footer inside the form of a step, with its submit button. */
export const FormFooter = ({ continueText, onBack, saving }: FormFooterProps) => (
  <FlowFooter onBack={onBack}>
    <SubmitButton saving={saving}>{continueText}</SubmitButton>
  </FlowFooter>
);
