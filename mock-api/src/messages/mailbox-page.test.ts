import { call, control, reset } from '../../testing/client';
import { demoAccounts } from '../seed/demo-data';

const address = () => (globalThis as { apiAddress?: string }).apiAddress ?? '';
const open = (headers: Record<string, string> = {}) => fetch(`${address()}/api/mailbox`, { headers });

beforeEach(reset);

it('shows the link for a new password on the computer of the installation', async () => {
  expect(await (await open()).text()).toContain('No messages yet');
  await call('POST datica/reset_password', { body: { username: demoAccounts.patient } });
  const response = await open();
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await response.text();
  const [mail] = await control<{ data: { token: string } }[]>('outbox');
  expect(page).toContain('Reset your password');
  expect(page).toContain(`href="/password/reset?token=${mail?.data.token ?? ''}&amp;uuid=`);
});

it('is closed to other computers and for other names of this one', async () => {
  expect((await open({ 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  expect((await open({ 'x-forwarded-host': 'evil.example' })).status).toBe(404);
});
