import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createConcurrentStaff } from '../../../testing/concurrent-staff';
import { controlApi } from '../../../testing/control-api';
import { renderPortal } from '../../../testing/render-portal';
import '../test-page';
import './activity-panel';

const openActivity = async (id = 1001) => {
  await renderPortal(`/providers/test/${id}`);
  return within(await screen.findByRole('region', { name: 'Activity' }));
};

beforeEach(() => control('reset'));

describe('the activity of a request', () => {
  it('names who created and viewed the request, and adds a note that a colleague then sees [IC-090]', async () => {
    const activity = await openActivity();
    expect(await activity.findByText('Request created by Jordan Ellis')).toBeVisible();
    expect(await activity.findByText('Viewed by Robin Hale')).toBeVisible();
    await userEvent.type(activity.getByRole('textbox', { name: /^Note for your practice/ }), 'Implant card checked');
    await userEvent.click(activity.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(activity.getByText('Implant card checked').closest('li')).toHaveTextContent('Note by Robin Hale'));
    expect(activity.getByRole('textbox', { name: /^Note for your practice/ })).toHaveValue('');
    expect(screen.getByRole('tab', { name: /^Comments/ })).toHaveTextContent(/\d/);
    const colleague = await createConcurrentStaff();
    expect(JSON.stringify(await colleague.fetchActivity(1001))).toContain('Implant card checked');
  });

  it('shows what a colleague does meanwhile: the booking with its time, and the message to the patient', async () => {
    const activity = await openActivity();
    await activity.findByText('Request created by Jordan Ellis');
    const staff = await createConcurrentStaff();
    const { locationId, start } = await staff.findFreeTime(1001);
    await staff.book(1001, locationId, start);
    document.dispatchEvent(new Event('visibilitychange'));
    const entry = (await activity.findByText(/^Booked by \w+ \w+$/)).closest('li');
    expect(entry).toHaveTextContent(/\d:\d\d [AP]M E[SD]T, Harborview/);
    await userEvent.click(activity.getByRole('button', { name: /^Messages \d/ }));
    expect(activity.queryByText(/^Booked by/)).toBeNull();
    expect(activity.getAllByText('Not sent').length).toBeGreaterThan(0);
  });

  it('keeps what was typed when a note cannot be saved', async () => {
    const activity = await openActivity();
    await controlApi('faults', { path: 'ic-portal/ic-insert_note', status: 500, times: 1 });
    await userEvent.type(activity.getByRole('textbox', { name: /^Note for your practice/ }), 'Called');
    await userEvent.click(activity.getByRole('button', { name: 'Add note' }));
    expect(await activity.findByText('The note could not be saved. Try again.')).toBeVisible();
    expect(activity.getByRole('textbox', { name: /^Note for your practice/ })).toHaveValue('Called');
  });

  it('puts a message that failed first, and sends it again by the keys that docs/journeys.md states', async () => {
    const send = globalThis.fetch;
    const failed = { channel: 'email', state: 'failed', reason: 'The mail server does not know this address.' };
    await fetch(`${apiAddress()}/api/mfp/send_order_confirmation_to_patient`, {
      method: 'PATCH',
      headers: { Authorization: await controlSession('patient@scanharbor.test'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ requestId: 1001 }),
    });
    // The API of the tests has no mail server that could refuse: the state of the message is changed on its way.
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await send(input, init);
      if (!String(input).includes('ic-portal/activity/')) return response;
      const { data } = (await response.json()) as { data: { message?: object }[] };
      const changed = data.map((entry) => (entry.message ? { ...entry, message: { ...entry.message, ...failed } } : entry));
      return new Response(JSON.stringify({ data: changed }), response);
    });
    const activity = await openActivity();
    expect(await activity.findByText('The mail server does not know this address.')).toBeVisible();
    expect(activity.getAllByRole('listitem')[0]).toHaveTextContent('Failed');
    await userEvent.keyboard('n');
    for (let tabs = 0; tabs < 5; tabs += 1) await userEvent.tab();
    expect(activity.getAllByRole('button', { name: /^Send again: Email, Your request #1001/ })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('The message is on its way again.')).toBeVisible();
  });
});

afterEach(() => jest.restoreAllMocks());
