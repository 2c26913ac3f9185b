import { useDraft } from '@scanharbor/shared-contracts';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { type SlotChoice } from '@scanharbor/shared-ui/slot-grid';
import { useState } from 'react';

/** 0 overview, 1 pick a time, 2 pick a location and confirm the time, 3 confirm booking (IC-100). */
export const wizardSteps = [0, 1, 2, 3] as const;

export type WizardStep = (typeof wizardSteps)[number];

interface BookingDraft {
  step: WizardStep;
  time: SlotChoice | null;
  locationId: number | null;
}

export interface Booking {
  step: WizardStep;
  time: SlotChoice | null;
  place: EligibleLocation | null;
  /** Step 3 was asked for without a time or a location. */
  refused: boolean;
  goTo: (step: WizardStep) => void;
  pickTime: (time: SlotChoice) => void;
  pickPlace: (locationId: number) => void;
  /** The alert about the refusal was read. */
  understood: () => void;
  /** Back to the overview, with nothing chosen. */
  reset: () => void;
}

const start: BookingDraft = { step: 0, time: null, locationId: null };

/**
 * Where the booking of a request stands; kept when the tab, the screen or the session changes.
 * A single eligible location is chosen from the start, several leave the choice open (IC-102, IC-103).
 */
export function useBooking({ requestId, locations }: SingleScan): Booking {
  const { value = start, keep, drop } = useDraft<BookingDraft>(`booking-${requestId}`);
  const [refused, setRefused] = useState(false);
  const [only] = locations;
  const place = locations.length === 1 ? (only ?? null) : (locations.find(({ id }) => id === value.locationId) ?? null);
  const complete = value.time !== null && place !== null;
  return {
    step: value.step === 3 && !complete ? 2 : value.step,
    time: value.time,
    place,
    refused,
    goTo: (step) => {
      if (step === 3 && !complete) setRefused(true);
      else keep({ ...value, step });
    },
    pickTime: (time) => keep({ ...value, time }),
    pickPlace: (locationId) => keep({ ...value, locationId }),
    understood: () => setRefused(false),
    reset: () => drop(),
  };
}
