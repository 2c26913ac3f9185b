import { patientReasons, providerReasons, toCancellation, toRescheduleDetails } from './appointment-changes';

it('offers the prescribed reasons of centers and of patients, in order [UI-120, UI-121]', () => {
  expect(providerReasons).toEqual([
    'The patient did not show up for the test',
    'The patient was more than one hour late',
    'The patient was not adequately prepared for the test',
    "The patient's order does not match the requested test",
    'The test cannot be safely performed for medical reasons',
    'The test cannot be performed because of facility-related reasons',
    'Other',
  ]);
  expect(patientReasons).toEqual([
    'I no longer need this test',
    'I booked the wrong test',
    'I can no longer make the appointment time',
    'The center wants more money',
    'The center says I need a different test',
    'The center is unwilling to perform the test',
    'Other reason',
  ]);
});

it('sends None for an empty reason or empty details [UI-123]', () => {
  expect(toCancellation({ reason: ' Other ', details: '  ' })).toEqual({ reason: 'Other', details: 'None' });
  expect(toCancellation({})).toEqual({ reason: 'None', details: 'None' });
});

it('sends a sentence for empty details of a reschedule request [PR-295]', () => {
  expect([undefined, ' ', ' mornings '].map(toRescheduleDetails)).toEqual([
    'No information provided by user.',
    'No information provided by user.',
    'mornings',
  ]);
});
