import { type ReactNode } from 'react';
import { Button } from '@scanharbor/shared-ui/button';
import { DialogButtons } from '@scanharbor/shared-ui/dialog';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Stack } from '@scanharbor/shared-ui/layout';
import { confirmTexts as texts } from './confirm-request.texts';

interface StepActionsProps {
  /** What kept the step from being saved. */
  problem?: string | undefined;
  onBack?: (() => void) | undefined;
  /** The step's own button. */
  children?: ReactNode;
}

/** The foot of a step: what went wrong, the way back and the way on. */
export function StepActions({ problem, onBack, children }: StepActionsProps) {
  return (
    <Stack $gap="space12">
      <FormFailure>{problem}</FormFailure>
      <DialogButtons>
        {onBack && <Button onClick={onBack}>{texts.back}</Button>}
        {children}
      </DialogButtons>
    </Stack>
  );
}
