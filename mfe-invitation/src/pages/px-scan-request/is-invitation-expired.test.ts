import { isInvitationExpired } from './is-invitation-expired';

describe('isInvitationExpired', () => {
  it.each([
    'The user has tried more than 5 times to confirm the date of birth.',
    'The hand off is not active.',
    'The patient has already completed the handoff.',
    'The request is canceled.',
    'The invitation has already expired.',
    'The scan request was not found by invitation id.',
  ])('takes "%s" for the end of the invitation [IN-005]', (message) => {
    expect(isInvitationExpired(message)).toBe(true);
  });

  it.each(['Something went wrong', 'Too many attempts. Please wait a minute and try again.', '', undefined])(
    'does not take "%s" for the end of the invitation [IN-007]',
    (message) => {
      expect(isInvitationExpired(message)).toBe(false);
    },
  );
});
