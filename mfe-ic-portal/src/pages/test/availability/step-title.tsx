import { Heading } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { texts } from '../../../texts';
import { type WizardStep } from './use-booking';

/** The title of a step; takes the focus when the step was reached from another. */
export function StepTitle({ step, children }: { step: WizardStep; children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    // The pressed button left with the step before: only then is there no focus to keep.
    if (!activeElement || activeElement === document.body || activeElement.closest('[data-wizard-bar]')) title.current?.focus();
  }, []);
  return (
    <Heading level={2} size="card" tabIndex={-1} ref={title}>
      <VisuallyHidden>{texts.wizard.stepOf(step)}: </VisuallyHidden>
      {children}
    </Heading>
  );
}
