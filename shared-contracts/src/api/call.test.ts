import { call } from './call';

describe('call', () => {
  it('returns method, URL with encoded parameters, query and body', () => {
    expect(call('GET scans/types')).toEqual({ url: 'scans/types', method: 'GET', params: undefined });
    expect(call('GET px/invitation/:invitationId', { params: { invitationId: 'a/b c' }, query: { HandoffToken: 'x' } })).toEqual({
      url: 'px/invitation/a%2Fb%20c',
      method: 'GET',
      params: { HandoffToken: 'x' },
    });
    expect(call('PATCH users/nothing' as 'POST users/delete', { body: { userId: 7 }, background: true })).toEqual({
      url: 'users/nothing',
      method: 'PATCH',
      params: undefined,
      body: { userId: 7 },
      background: true,
    });
  });

  it('does not compile with a name, a field or a type that is not on the wire', () => {
    const wrong = () => [
      // @ts-expect-error the name is not in the table
      call('GET nothing'),
      // @ts-expect-error a required body is missing
      call('POST users/delete'),
      // @ts-expect-error a required field is missing
      call('POST users/delete', { body: {} }),
      // @ts-expect-error a field is not on the wire
      call('POST users/delete', { body: { userId: 7, reason: '' } }),
      // @ts-expect-error a field has another type
      call('POST users/delete', { body: { userId: true } }),
      // @ts-expect-error a path parameter is missing
      call('GET scans/services/:typeId', { params: {} }),
      // @ts-expect-error the call has no query
      call('GET scans/types', { query: { page: 1 } }),
    ];
    expect(wrong).toBeInstanceOf(Function);
  });
});
