import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { SubmitButton } from '@scanharbor/shared-ui/form';
import { StepFooter } from '@scanharbor/shared-ui/step-footer';
import { type ComponentProps } from 'react';
import { texts } from '../texts';

/** Footer of a step: whether answers are saved, Back (IN-060), and its button. */
export const FlowFooter = (props: Omit<ComponentProps<typeof StepFooter>, 'saved' | 'back'>) => (
  <StepFooter {...props} saved={texts.saved(tabStorage.isKept())} back={texts.back} />
);

interface FormFooterProps {
  submit?: string;
  submitting?: string;
  onBack?: (() => void) | undefined;
}

/** Footer inside the form of a step, with its submit button. */
export const FormFooter = ({ submit = texts.continue, submitting, onBack }: FormFooterProps) => (
  <FlowFooter onBack={onBack}>
    <SubmitButton {...(submitting ? { savingText: submitting } : {})}>{submit}</SubmitButton>
  </FlowFooter>
);
