import { type ReactNode } from 'react';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { Stack } from '@scanharbor/shared-ui/layout';
import { toSelections } from './flow-draft';
import { type FlowPosition, getStep } from './request-machine';
import { offeredStepOneSchema } from './step-one/offered-dates';
import { StepInfo } from './step-info';
import { SummaryPanel } from './summary-panel';

/** Beside the form: a summary of the choices, unless the check shows them all, and information about the step. */
export function FlowAside({ position, one, children }: { position: FlowPosition; one: StepOneValues; children: ReactNode }) {
  const step = getStep(position);
  return (
    <Stack>
      {position !== 'check' && <SummaryPanel one={one} />}
      <StepInfo
        key={step}
        step={step}
        selfPay={one.payment !== 'insurance'}
        selections={() => toSelections(one, offeredStepOneSchema.isValidSync(one))}
      />
      {children}
    </Stack>
  );
}
