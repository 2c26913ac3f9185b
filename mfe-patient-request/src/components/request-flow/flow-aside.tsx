import { type ReactNode } from 'react';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { Stack } from '@scanharbor/shared-ui/layout';
import { selectionsOf } from './flow-draft';
import { offeredStepOneSchema } from './step-one/offered-dates';
import { StepInfo } from './step-info';
import { SummaryPanel } from './summary-panel';
import { type FlowPlace, stepOf } from './use-flow-history';

/** Beside the form: what is chosen so far, unless the check shows it all, and what to know about the step at hand. */
export function FlowAside({ place, one, children }: { place: FlowPlace; one: StepOneValues; children: ReactNode }) {
  const step = stepOf(place);
  return (
    <Stack>
      {place !== 'check' && <SummaryPanel one={one} />}
      <StepInfo
        key={step}
        step={step}
        selfPay={one.payment !== 'insurance'}
        selections={() => selectionsOf(one, offeredStepOneSchema.isValidSync(one))}
      />
      {children}
    </Stack>
  );
}
