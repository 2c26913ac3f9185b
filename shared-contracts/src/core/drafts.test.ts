import { selectDraft, getDraftOwner } from '@scanharbor/shared-contracts';

const ann = { id: 1, email: 'ann@example.com' };
const anonymous = { id: 2, email: '' };

describe('drafts', () => {
  it.each([
    ['their owner', 1, ann, true],
    ['another person', 3, ann, false],
    ['a guest after the end of the session', 1, undefined, false],
    ['an anonymous patient after the end of the session', 1, anonymous, false],
    ['a guest, whose own they are', undefined, undefined, true],
    ['any user who signs in after a guest typed them', undefined, ann, true],
  ])('show or hide a draft: %s', (_case, owner, user, isVisible) => {
    const state = { drafts: { form: { owner, value: 'knee pain' } }, session: { user } };
    expect(selectDraft<string>(state, 'form')).toBe(isVisible ? 'knee pain' : undefined);
  });

  it.each([
    ['a guest', undefined, undefined],
    ['an anonymous patient, as of a guest', anonymous, undefined],
    ['a user with an account', ann, 1],
  ])('have the right owner: %s', (_case, user, owner) => {
    expect(getDraftOwner({ drafts: {}, session: { user } })).toBe(owner);
  });
});
