import { getToken, reset } from '../../testing/client';
import { expectFreshLists } from '../../testing/list-freshness';

jest.setTimeout(240_000);

it('never shows a list from before an acknowledged change', async () => {
  await reset();
  const { apiAddress = '' } = globalThis as { apiAddress?: string };
  await expectFreshLists([apiAddress], { staff: await getToken('staff'), patient: await getToken('patient') }, 25);
});
