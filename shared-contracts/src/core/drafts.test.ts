import { draftFor, draftOwner } from '@scanharbor/shared-contracts';

const ann = { id: 1, email: 'ann@example.com' };
const anonymous = { id: 2, email: '' };

describe('words that were kept', () => {
  it.each([
    ['their owner', 1, ann, true],
    ['another person', 3, ann, false],
    ['a guest after the end of the session', 1, undefined, false],
    ['an anonymous patient after the end of the session', 1, anonymous, false],
    ['a guest, whose own they are', undefined, undefined, true],
    ['whoever signs in after they were typed by a guest', undefined, ann, true],
  ])('are %s’s to see, or not', (_who, owner, user, seen) => {
    const state = { drafts: { form: { owner, value: 'knee pain' } }, session: { user } };
    expect(draftFor<string>(state, 'form')).toBe(seen ? 'knee pain' : undefined);
  });

  it.each([
    ['a guest', undefined, undefined],
    ['an anonymous patient, who goes on as whoever they sign in as', anonymous, undefined],
    ['somebody with an account', ann, 1],
  ])('of %s belong to the right one', (_who, user, owner) => {
    expect(draftOwner({ drafts: {}, session: { user } })).toBe(owner);
  });
});
