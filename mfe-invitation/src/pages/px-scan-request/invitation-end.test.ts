import { getInvitationEnd } from './invitation-end';

describe('getInvitationEnd', () => {
  it.each([
    ['The user has tried more than 5 times to confirm the date of birth.', 'locked'],
    ['The hand off is not active.', 'inactive'],
    ['The patient has already completed the handoff.', 'completed'],
    ['The request is canceled.', 'canceled'],
    ['The invitation has already expired.', 'expired'],
    ['The scan request was not found by invitation id.', 'unknown'],
  ])('takes "%s" for the end of the invitation: %s [IN-005]', (message, end) => {
    expect(getInvitationEnd(message)).toBe(end);
  });

  it.each(['Something went wrong', 'Too many attempts. Please wait a minute and try again.', '', undefined])(
    'does not take "%s" for the end of the invitation [IN-007]',
    (message) => {
      expect(getInvitationEnd(message)).toBeUndefined();
    },
  );
});
