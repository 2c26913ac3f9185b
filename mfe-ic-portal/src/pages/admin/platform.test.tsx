import { control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../../testing/open-portal';
import { otherStaff } from '../../testing/other-staff';
import './pending-scans/pending-scans-page';
import './refunds/refund-dialog';
import './refunds/refunds-page';

const platform = 'platform@scanharbor.test';
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

const rowOf = async (requestId: number) =>
  screen.findByRole('row', { name: (_name, row) => row.textContent?.includes(`#${requestId}`) ?? false, hidden: true });

beforeEach(() => control('reset'));
afterEach(() => jest.restoreAllMocks());

describe('/providers/admin/refunds', () => {
  it('lists refund requests, opens one by its scan, and issues a percent of it, after which it is complete [IC-244]', async () => {
    const { router } = await openPortal('/providers/admin/refunds', platform);
    const [first, second] = await rows();
    expect([first, second].map((row) => within(row!).getByRole('link', { name: /^#/ }).textContent)).toEqual(['#1304', '#1302']);
    await userEvent.click(within(first!).getByRole('link', { name: 'Open the refund of request 1304' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund of request 1304' }));
    expect(router.state.location.search).toBe('?scan=1304');
    const percent = await dialog.findByRole('textbox', { name: 'Percent of the deposit' });
    await userEvent.clear(percent);
    await userEvent.type(percent, '101');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue refund' }));
    expect((await dialog.findAllByText('Please enter a percent from 0 to 100.')).length).toBeGreaterThan(0);
    await userEvent.clear(percent);
    await userEvent.type(percent, '50');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue refund' }));
    expect(await screen.findByText('The refund of request #1304 is complete, 50 percent.')).toBeVisible();
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Complete, 50 %'));
    await userEvent.click(screen.getByRole('link', { name: 'Open the refund of request 1304' }));
    const again = within(await screen.findByRole('dialog'));
    expect(await again.findByText('Complete, 50 %')).toBeVisible();
    expect(again.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says when somebody else has issued it in the meantime, and keeps the percent [IC-244]', async () => {
    await openPortal('/providers/admin/refunds?scan=1302', platform);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('textbox');
    await control('faults', { path: 'refunds/issue', status: 400, times: 1 });
    await userEvent.click(dialog.getByRole('button', { name: 'Issue refund' }));
    await waitFor(() => expect(dialog.getAllByRole('alert').some(({ textContent }) => textContent)).toBe(true));
    expect(dialog.getByRole('textbox')).toHaveValue('100');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue refund' }));
    expect(await screen.findByText('The refund of request #1302 is complete, 100 percent.')).toBeVisible();
  });

  it('pays no other deposit of the request when it is pressed again after a lost answer [IC-244, API-106]', async () => {
    const booked = 1003;
    const desk = await otherStaff();
    await desk.cancel(booked, 'Scanner down');
    const { locationId, start } = await desk.freeTime(booked);
    await desk.book(booked, locationId, start);
    await desk.cancel(booked, 'No staff');
    await openPortal(`/providers/admin/refunds?scan=${booked}`, platform);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Scanner down')).toBeVisible();
    const send = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (input, init) => {
      await send(input, init);
      throw new TypeError('The answer was lost');
    });
    const issue = dialog.getByRole('button', { name: 'Issue refund' });
    await userEvent.click(issue);
    expect(await dialog.findByText('We could not reach the server.', { exact: false })).toBeVisible();
    await waitFor(async () => expect((await rowOf(booked)).textContent).toContain('No staff'));
    await userEvent.click(issue);
    expect(await dialog.findByText('This refund has already been issued.')).toBeVisible();
    expect(dialog.getByText('Scanner down')).toBeVisible();
    expect(await rowOf(booked)).toHaveTextContent('Requested');
  });
});

describe('/providers/admin/pending-scans', () => {
  it('lists modalities that wait, and sets one in service [IC-245]', async () => {
    await openPortal('/providers/admin/pending-scans', platform);
    const before = await rows();
    const name = within(before[0]!).getByRole('button').getAttribute('aria-label')!;
    expect(name).toMatch(/^Set in service: .+ at .+$/);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(`${name.replace('Set in service: ', '')} is in service.`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
  });

  it('says that it could not be set in service, and leaves it in the list [IC-245]', async () => {
    await openPortal('/providers/admin/pending-scans', platform);
    const [first] = await rows();
    const name = within(first!).getByRole('button').getAttribute('aria-label')!;
    await control('faults', { path: 'practices/pending_scans/', malformed: 'drop', times: 1 });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the server.');
    expect(screen.getByRole('button', { name })).toBeVisible();
  });
});
