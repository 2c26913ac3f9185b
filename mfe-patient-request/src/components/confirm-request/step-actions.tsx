import { type ReactNode } from 'react';
import { Button } from '@scanharbor/shared-ui/button';
import { DialogButtons } from '@scanharbor/shared-ui/dialog';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Stack } from '@scanharbor/shared-ui/layout';
import { confirmTexts as texts } from './confirm-request.texts';

interface StepActionsProps {
  /** Message of the failed save. */
  problem?: string | undefined;
  onBack?: (() => void) | undefined;
  /** The main button of the step. */
  children?: ReactNode;
}

/** Footer of a step: error, Back and the main button. */
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
