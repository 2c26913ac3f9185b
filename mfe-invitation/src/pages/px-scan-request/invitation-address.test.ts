import { hashAsQuery } from './invitation-address';

describe('hashAsQuery', () => {
  it.each([
    ['', '#invitationId=a1', '?invitationId=a1'],
    ['', '#?invitationId=a1', '?invitationId=a1'],
    ['', '#/?invitationId=a1', '?invitationId=a1'],
    ['?utm=sms', '#invitationId=a1', '?utm=sms&invitationId=a1'],
  ])('turns the hash of "%s%s" into a query [IN-002]', (search, hash, query) => {
    expect(hashAsQuery(search, hash)).toBe(query);
  });

  it.each(['', '#', '#main'])('leaves "%s" alone, which names no invitation [IN-002]', (hash) => {
    expect(hashAsQuery('?invitationId=a1', hash)).toBeUndefined();
  });
});
