import { control } from '@scanharbor/shared-contracts/testing';
import { reportsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/reports';
import { getMonth, shiftMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { formatMonth } from '@scanharbor/shared-contracts/domain/date-formats';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clickButton } from '../../testing/click-button';
import { controlApi } from '../../testing/control-api';
import { recordRequestBodies } from '../../testing/record-request-bodies';
import { renderPortal } from '../../testing/render-portal';
import '../../components/chart/charts';
import './reports-page';

const admin = 'admin@scanharbor.test';
const parts: Blob[] = [];
const downloads: string[] = [];

beforeEach(async () => {
  parts.length = 0;
  downloads.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${parts.push(blob)}`, revokeObjectURL: () => undefined });
  await control('reset');
});

/** The total of a column, counted from 0 without the first one, from the end when negative. */
const getTotal = (title: string, column = 0) => {
  const table = within(screen.getByRole('region', { name: title })).getByRole('table');
  return within(within(table).getByRole('row', { name: /^Total/ }))
    .getAllByRole('cell')
    .at(column)?.textContent;
};
const getFigure = (label: string) =>
  within(screen.getByRole('region', { name: 'Key figures' })).getByText(label).nextElementSibling?.textContent;

/** All months with a seeded row. */
const current = getMonth(getCivilToday());
const search = `?from=${shiftMonth(current, -11)}&to=${current}`;

it('shows each report as a chart and a table with the same sums, over all rows of the practice', async () => {
  await renderPortal(`/providers/reports${search}`, admin);
  expect(await screen.findByRole('region', { name: 'Requests' })).toBeVisible();
  // 18 open, 12 scheduled and 20 completed requests are seeded.
  expect([getFigure('Requests'), getTotal('Requests')]).toEqual(['50', '50']);
  expect([getFigure('Appointments'), getTotal('No-shows'), getTotal('No-shows', 1), getFigure('No-shows')]).toEqual([
    '20',
    '20',
    '0',
    '0%',
  ]);
  expect(getTotal('Time to booking')).toBe('32');
  expect(getFigure('Median time to booking')).toBe(getTotal('Time to booking', 1));
  const revenue = getFigure('Self-pay revenue');
  expect(revenue).toMatch(/^\$\d/);
  for (const title of ['Revenue by modality', 'Revenue by location']) {
    const region = within(screen.getByRole('region', { name: title }));
    expect(getTotal(title, -1)).toBe(revenue);
    expect(await region.findByRole('img', { name: `Chart of ${title}. The table has the same numbers.` })).toBeVisible();
  }
  expect(screen.getByRole('heading', { name: 'No requests declined in this period' })).toBeVisible();
});

it('has period and location in the URL, and keeps the end of the period after its start', async () => {
  const { router } = await renderPortal('/providers/reports', admin);
  const [from, to, location] = await Promise.all(['From', 'To', 'Location'].map((label) => screen.findByRole('combobox', { name: label })));
  expect([from, to].map((select) => (select as HTMLSelectElement).value)).toEqual([shiftMonth(current, -5), current]);
  await userEvent.selectOptions(to!, formatMonth(shiftMonth(current, -10)));
  expect(router.state.location.search).toBe(`?to=${shiftMonth(current, -10)}&from=${shiftMonth(current, -10)}`);
  await userEvent.selectOptions(from!, formatMonth(shiftMonth(current, -2)));
  expect(router.state.location.search).toBe(`?to=${shiftMonth(current, -2)}&from=${shiftMonth(current, -2)}`);
  await userEvent.selectOptions(location!, 'Harborview Chicago Loop');
  expect(new URLSearchParams(router.state.location.search).get('location')).toBe('3');
  expect(await screen.findByText(/^Months in Central Time\./)).toBeVisible();
});

it('exports the numbers of a table, and records the export first', async () => {
  await renderPortal(`/providers/reports${search}`, admin);
  await screen.findByRole('region', { name: 'Requests' });
  const sent = recordRequestBodies('audit/exports');
  await controlApi('faults', { path: 'audit/exports', status: 500 });
  await clickButton('Export CSV: Requests');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(parts).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export CSV: Requests' })).not.toHaveAttribute('aria-disabled', 'true'));
  await clickButton('Export CSV: Requests');
  await waitFor(() => expect(parts).toHaveLength(1));
  expect(downloads).toEqual([`requests-${shiftMonth(current, -11)}-to-${current}.csv`]);
  const [header, ...rows] = ((await parts[0]?.text()) ?? '').replace('\uFEFF', '').trim().split('\r\n');
  expect(header).toBe('Month,Requests');
  expect(rows.map((row) => row.split(',')[0])).toEqual(Array.from({ length: 12 }, (_value, index) => shiftMonth(current, index - 11)));
  expect(rows.reduce((sum, row) => sum + Number(row.split(',')[1]), 0)).toBe(50);
  expect(sent.at(-1)).toEqual({ list: `Requests, ${shiftMonth(current, -11)} to ${current}`, rows: 12 });
});

it('says what a period without a row lacks, and offers no file of nothing', async () => {
  await renderPortal(`/providers/reports?from=${shiftMonth(current, -30)}&to=${shiftMonth(current, -29)}`, admin);
  expect(await screen.findByRole('heading', { name: 'No requests in this period' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No bookings in this period' })).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'No self-pay exams in this period' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Export CSV/ })).not.toBeInTheDocument();
  expect(getFigure('Median time to booking')).toBe('–');
});

it('offers another try when the report does not load', async () => {
  await controlApi('faults', { path: 'ic-portal/reports', status: 500 });
  await renderPortal('/providers/reports', admin);
  expect(await screen.findByRole('heading', { name: 'The report could not be loaded' })).toBeVisible();
  await clickButton('Try again');
  expect(await screen.findByRole('region', { name: 'Key figures' })).toBeVisible();
});

it('counts a request that is declined on the way', async () => {
  const { store } = await renderPortal('/providers/reports', admin);
  await screen.findByRole('heading', { name: 'No requests declined in this period' });
  const { bookingsPortalEndpoints } = await import('@scanharbor/shared-contracts/api/bookings/portal');
  const decline = { requestId: 1001, practiceId: 1, reason: 'No free time: all week' };
  await act(async () => {
    await store.dispatch(bookingsPortalEndpoints.rejectRequest.initiate(decline)).unwrap();
    await store.dispatch(reportsEndpoints.report.initiate({ from: shiftMonth(current, -5), until: current }, { forceRefetch: true }));
  });
  expect(
    await within(screen.getByRole('region', { name: 'Declined by reason' })).findByRole('row', { name: 'No free time 1' }),
  ).toBeVisible();
});
