import { createHmac } from 'node:crypto';
import { call, getToken, reset } from '../../testing/client';
import { signChatIdentity } from '../accounts/chat-identity';

beforeEach(reset);

it('returns no identity without a key, and needs a session', async () => {
  expect((await call('GET chat/identity', { token: await getToken('patient') })).body).toEqual({ identity: null });
  expect((await call('GET chat/identity')).status).toBe(401);
});

it('signs the identity of the user, and none for staff who act as the user', () => {
  const user = { id: 7 };
  const identifier_hash = createHmac('sha256', 'secret').update('user-7').digest('hex');
  expect(signChatIdentity({ chatIdentityKey: 'secret' }, { user, switchedBy: null })).toEqual({ identifier: 'user-7', identifier_hash });
  expect(signChatIdentity({ chatIdentityKey: 'secret' }, { user, switchedBy: 3 })).toBeNull();
});
