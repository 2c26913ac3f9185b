import { parseHashQuery } from './parse-hash-query';

describe('parseHashQuery', () => {
  it.each([
    ['', '#invitationId=a1', '?invitationId=a1'],
    ['', '#?invitationId=a1', '?invitationId=a1'],
    ['', '#/?invitationId=a1', '?invitationId=a1'],
    ['?utm=sms', '#invitationId=a1', '?utm=sms&invitationId=a1'],
  ])('turns the hash of "%s%s" into a query [IN-002]', (search, hash, query) => {
    expect(parseHashQuery(search, hash)).toBe(query);
  });

  it.each(['', '#', '#main'])('ignores "%s", which contains no parameters [IN-002]', (hash) => {
    expect(parseHashQuery('?invitationId=a1', hash)).toBeUndefined();
  });
});
