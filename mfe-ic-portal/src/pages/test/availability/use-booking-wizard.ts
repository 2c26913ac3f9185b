import { useDraft } from '@scanharbor/shared-contracts';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { type SlotChoice } from '@scanharbor/shared-ui/clinic/slot-grid';
import { useState } from 'react';

/** 0 overview, 1 pick a time, 2 pick a location and confirm the time, 3 confirm booking (IC-100). */
export const wizardSteps = [0, 1, 2, 3] as const;

export type WizardStep = (typeof wizardSteps)[number];

interface BookingDraft {
  step: WizardStep;
  time: SlotChoice | null;
  locationId: number | null;
}

export interface BookingWizardState {
  step: WizardStep;
  time: SlotChoice | null;
  location: EligibleLocation | null;
  /** Step 3 was requested without a time or a location. */
  isIncomplete: boolean;
  goTo: (step: WizardStep) => void;
  pickTime: (time: SlotChoice) => void;
  pickLocation: (locationId: number) => void;
  /** Closes the alert about the missing choice. */
  acknowledge: () => void;
  /** Back to the overview, with nothing chosen. */
  reset: () => void;
}

const start: BookingDraft = { step: 0, time: null, locationId: null };

/**
 * Returns the state of a request's booking, which survives a change of tab, screen or session.
 * A single eligible location is preselected (IC-102, IC-103).
 */
export function useBookingWizard({ requestId, locations }: SingleScan): BookingWizardState {
  const { value = start, save, discard } = useDraft<BookingDraft>(`booking-${requestId}`);
  const [isIncomplete, setIncomplete] = useState(false);
  const [only] = locations;
  const location = locations.length === 1 ? (only ?? null) : (locations.find(({ id }) => id === value.locationId) ?? null);
  const complete = value.time !== null && location !== null;
  return {
    step: value.step === 3 && !complete ? 2 : value.step,
    time: value.time,
    location,
    isIncomplete,
    goTo: (step) => {
      if (step === 3 && !complete) setIncomplete(true);
      else save({ ...value, step });
    },
    pickTime: (time) => save({ ...value, time }),
    pickLocation: (locationId) => save({ ...value, locationId }),
    acknowledge: () => setIncomplete(false),
    reset: () => discard(),
  };
}
