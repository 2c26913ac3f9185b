import { apiAddress, control } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clickButton } from '../../testing/click-button';
import { controlApi } from '../../testing/control-api';
import { renderPortal } from '../../testing/render-portal';
import '../../pages/requests/requests-page';
import './export-dialog';

const parts: Blob[] = [];
const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);

beforeEach(async () => {
  parts.length = 0;
  click.mockClear();
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${parts.push(blob)}`, revokeObjectURL: () => undefined });
  await control('reset');
});
afterAll(() => click.mockRestore());

interface ExportEvent {
  action: string;
  subject: string;
  patient_ids: number[];
}

/** The exports in the audit trail. */
async function listExports(): Promise<ExportEvent[]> {
  const response = await fetch(`${apiAddress()}/api/__control/rows`);
  const { audit_events: events } = (await response.json()) as { audit_events: ExportEvent[] };
  return events.filter(({ action }) => action === 'export');
}

/** Opens the export of the list of active requests with one request on it. */
async function openExport() {
  const portal = await renderPortal('/providers/requests?q=1001');
  await screen.findByRole('link', { name: '#1001' });
  await clickButton('Export CSV');
  await screen.findByRole('dialog', { name: 'Export as CSV' });
  return portal;
}

it.each([
  ['omits phone and email by default', false],
  ['includes phone and email when selected', true],
])('%s in an exported file', async (_title, contact) => {
  await openExport();
  if (contact) await userEvent.click(screen.getByRole('checkbox', { name: /^Include phone and email/ }));
  await clickButton('Download file');
  await waitFor(() => expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['active-requests.csv']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const [header = '', ...rows] = ((await parts[0]?.text()) ?? '').split('\r\n');
  const row = rows.find((line) => line.startsWith('1001,')) ?? '';
  expect(row).toContain('Ellis');
  expect([header.endsWith(',Phone,Email'), row.includes('patient@scanharbor.test')]).toEqual([contact, contact]);
});

it('creates no file while the audit trail does not know of the export', async () => {
  const { store } = await openExport();
  await controlApi('faults', { path: 'audit/exports', status: 500 });
  await clickButton('Download file');
  const failed = 'Something went wrong';
  await waitFor(() => expect(JSON.stringify(store.getState().messages)).toContain(failed));
  expect(screen.getByRole('dialog', { name: 'Export as CSV' })).toBeVisible();
  expect(await listExports()).toEqual([]);
  expect(parts).toEqual([]);
  await clickButton('Download file');
  await waitFor(() => expect(parts).toHaveLength(1));
  const subject = expect.stringMatching(/^Active requests, \d+ rows$/) as string;
  expect(await listExports()).toMatchObject([{ subject, patient_ids: expect.arrayContaining([1]) as number[] }]);
});
