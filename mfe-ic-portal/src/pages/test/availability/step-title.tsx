import { Heading } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { texts } from '../../../texts';
import { type WizardStep } from './use-booking-wizard';

/** The title of a step; takes the focus when the step was opened from another one. */
export function StepTitle({ step, children }: { step: WizardStep; children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // Only when the pressed button was removed with the previous step, or belongs to the step bar.
    if (!activeElement || activeElement === document.body || activeElement.closest('[data-wizard-bar]')) title.current?.focus();
  }, []);
  return (
    <Heading level={2} size="card" tabIndex={-1} ref={title}>
      <VisuallyHidden>{texts.wizard.stepOf(step)}: </VisuallyHidden>
      {children}
    </Heading>
  );
}
