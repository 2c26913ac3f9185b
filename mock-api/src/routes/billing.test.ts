import {
  type BillingAccountResponse,
  type BillingAddResponse,
  type LocationBillingResponse,
} from '@scanharbor/shared-contracts/wire/billing';
import { type RefundResponse } from '@scanharbor/shared-contracts/wire/refunds';
import { call, reset, getToken, userMessage } from '../../testing/client';
import { book, freeTimes, singleScan } from '../../testing/portal';
import { locationIds, refundRequestIds, requestIds } from '../seed/demo-data';

let admin: string;

const accounts = async () => (await call<{ results: BillingAccountResponse[] }>('GET billing/accounts', { token: admin })).body.results;
const startOnboarding = async (query = '') =>
  (await call<{ stripe_link: string }>(`GET billing/add${query}`, { token: admin })).body.stripe_link;
const stateOf = (link: string) => new URL(link, 'http://localhost').searchParams.get('state') ?? '';
const connect = (state: string, code = 'code_1') =>
  call<BillingAddResponse>('POST billing/add', { token: admin, body: { state, stripe_auth: code } });

beforeEach(async () => {
  await reset();
  admin = await getToken('admin');
});

describe('a billing account', () => {
  it('is connected by the state of its link, with the same id [SC-130, SC-133, SC-134, SC-345, API-105]', async () => {
    const link = await startOnboarding();
    const pending = (await accounts()).find(({ status }) => status === 'pending');
    expect(pending?.stripe_link).toBe(link);
    const { body } = await connect(stateOf(link));
    expect(body).toMatchObject({ id: pending?.id, reconnect: 0 });
    expect((await accounts()).find(({ id }) => id === body.id)).toMatchObject({ status: 'connected', stripe_link: '' });
  });

  it('requires to reconnect for an unknown state, a used one and a rejected code [API-105]', async () => {
    const state = stateOf(await startOnboarding());
    const rejected = await connect(state, 'code_refused');
    expect(rejected.body).toMatchObject({ id: null, reconnect: 1, stripe_link: expect.stringContaining('state=') });
    expect((await connect('unknown')).body.reconnect).toBe(1);
    const fresh = stateOf(await startOnboarding());
    await connect(fresh);
    expect((await connect(fresh, 'code_2')).body.reconnect).toBe(1);
  });

  it('is not created twice when an onboarding is restarted', async () => {
    await startOnboarding();
    await startOnboarding();
    expect(await accounts()).toHaveLength(2);
  });

  it('is renamed and set for a location, unless it is not connected [SC-131, SC-132, SC-135, SC-136, SC-119]', async () => {
    await call('PATCH billing/accounts/1', { token: admin, body: { account_name: 'Main' } });
    expect((await accounts())[0]?.account_name).toBe('Main');
    const path = `billing/location/${locationIds.brooklyn}`;
    await call(`PATCH ${path}`, { token: admin, body: { account_id: 1 } });
    expect((await call(`GET ${path}`, { token: admin })).body).toMatchObject({ id: locationIds.brooklyn, billing_account: { id: 1 } });
    const all = await call<{ results: LocationBillingResponse[] }>('GET billing/locations', { token: admin });
    expect(all.body.results).toHaveLength(3);
    const without = await call<{ results: { id: number }[] }>('GET providers/location?requires_billing=1', { token: admin });
    expect(without.body.results.map(({ id }) => id)).not.toContain(locationIds.brooklyn);
    await startOnboarding();
    const pending = (await accounts()).find(({ status }) => status === 'pending');
    expect((await call(`PATCH ${path}`, { token: admin, body: { account_id: pending?.id } })).status).toBe(400);
    expect((await call(`GET billing/location/${locationIds.rivalNear}`, { token: admin })).status).toBe(404);
  });

  it('is restricted to admins [API-034]', async () => {
    expect((await call('GET billing/accounts', { token: await getToken('staff') })).status).toBe(403);
  });
});

describe('a refund', () => {
  let platform: string;
  const [first = 0] = refundRequestIds;
  const issue = (id: number, refund_percent: number, of?: RefundResponse) =>
    call<RefundResponse>(`PATCH refunds/issue/${id}`, {
      token: platform,
      body: { refund_status: 'complete', refund_percent, appointment_id: of?.appointment_id },
    });

  beforeEach(async () => {
    platform = await getToken('platform');
  });

  it('is listed, read and issued once with a percentage [SC-139, SC-140, SC-141, SC-348, API-106]', async () => {
    const all = await call<{ results: RefundResponse[] }>('GET refunds/requests', { token: platform });
    expect(all.body.results.map(({ id }) => id).sort()).toEqual(refundRequestIds);
    expect((await issue(first, 50)).body).toMatchObject({ refund_status: 'complete', refund_percent: 50 });
    expect((await call(`GET refunds/scan/${first}`, { token: platform })).body).toMatchObject({ refund_status: 'complete' });
    expect((await issue(first, 60)).status).toBe(400);
  });

  it.each([-1, 101])('of %i percent is rejected [API-106]', async (percent) => {
    expect(await issue(first, percent)).toMatchObject({
      status: 400,
      body: { messages: [{ field: 'refund_percent', user_msg: 'Enter a percentage from 0 to 100.' }] },
    });
  });

  it('is possible after a center cancels a self-pay appointment, for platform admins only [API-035]', async () => {
    const body = { requestId: requestIds.booked, cancelReason: 'Other', cancelDetails: 'None', isPatientCancelation: 0 };
    await call('POST cancellations/cancel-ic-postbooking', { token: await getToken('staff'), body });
    expect((await call(`GET refunds/scan/${requestIds.booked}`, { token: platform })).body).toMatchObject({
      refund_status: 'requested',
      reason: 'Other',
      fee: 50,
    });
    expect((await call('GET refunds/requests', { token: admin })).status).toBe(403);
    expect((await call('GET refunds/scan/99999', { token: platform })).status).toBe(404);
  });

  it('is issued once per canceled appointment, for the given one, and for no active appointment [API-106, IC-244]', async () => {
    const staff = await getToken('staff');
    const { booked } = requestIds;
    const cancel = (cancelReason: string) =>
      call('POST cancellations/cancel-ic-postbooking', {
        token: staff,
        body: { requestId: booked, cancelReason, cancelDetails: 'None', isPatientCancelation: 0 },
      });
    const refund = async () => (await call<RefundResponse>(`GET refunds/scan/${booked}`, { token: platform })).body;
    const bookAgain = async () => {
      const [start = ''] = freeTimes(await singleScan(booked, staff), locationIds.brooklyn);
      return book(staff, booked, locationIds.brooklyn, start);
    };
    await cancel('Scanner down');
    const first = await refund();
    expect((await bookAgain()).status).toBe(200);
    expect(await refund()).toEqual(first);
    await cancel('No staff');
    expect(await refund()).toEqual(first);
    const severalRefunds = 'This request has more than one refund. Please open it again.';
    expect(userMessage(await issue(booked, 100))).toBe(severalRefunds);
    const paid = (await issue(booked, 100, first)).body;
    expect(paid).toEqual({ ...first, refund_status: 'complete', refund_percent: 100 });
    expect(userMessage(await issue(booked, 100, first))).toBe('This refund has already been issued.');
    expect(userMessage(await issue(booked, 100))).toBe(severalRefunds);
    const second = await refund();
    expect(second).toMatchObject({ reason: 'No staff', location_name: 'Harborview Brooklyn', refund_status: 'requested' });
    expect((await issue(requestIds.requested, 50, second)).status).toBe(404);
    expect((await issue(booked, 50, second)).body).toMatchObject({ reason: 'No staff', refund_percent: 50 });
    expect((await issue(booked, 40, second)).status).toBe(400);
    await bookAgain();
    expect(await refund()).toMatchObject({ reason: 'No staff', refund_status: 'complete' });
  });
});
