/** Why a center cancels, in this order [UI-120]. */
export const providerReasons = [
  'The patient did not show up for the test',
  'The patient was more than one hour late',
  'The patient was not adequately prepared for the test',
  "The patient's order does not match the requested test",
  'The test cannot be safely performed for medical reasons',
  'The test cannot be performed because of facility-related reasons',
  'Other',
] as const;

/** Why a patient cancels, in this order [UI-121]. */
export const patientReasons = [
  'I no longer need this test',
  'I booked the wrong test',
  'I can no longer make the appointment time',
  'The center wants more money',
  'The center says I need a different test',
  'The center is unwilling to perform the test',
  'Other reason',
] as const;

export interface Cancellation {
  reason: string;
  details: string;
}

const orNone = (text: string | undefined): string => text?.trim() || 'None';

/** The reason and details to send: 'None' for an empty one [UI-123] (D107). */
export const toCancellation = ({ reason, details }: Partial<Cancellation>): Cancellation => ({
  reason: orNone(reason),
  details: orNone(details),
});

/** The details of a reschedule request to send: a prescribed sentence when they are empty [PR-295]. */
export const toRescheduleDetails = (details: string | undefined): string => details?.trim() || 'No information provided by user.';
