import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ExportDialog } from './export-dialog';

const row = { requestId: 104882, patient: { firstName: 'Lena', lastName: 'Ortiz', phone: '212', email: 'l@o.test' } } as PortalRequest;
const columns = [{ id: 'request', header: 'Request', value: ({ requestId }: PortalRequest) => requestId, text: () => '#104882' }];

/** What is written into the file. */
async function saved(contact: boolean) {
  const parts: Blob[] = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${parts.push(blob)}`, revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const onClose = jest.fn();
  render(<ExportDialog name="Active requests" columns={columns} rows={[row]} onClose={onClose} />);
  if (contact) await userEvent.click(screen.getByRole('checkbox', { name: /^Include phone and email/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Download file' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['active-requests.csv']);
  click.mockRestore();
  return parts[0]?.text();
}

it.each([
  ['leaves phone and email out unless asked for', false, 'Request\r\n#104882\r\n'],
  ['adds phone and email when asked for', true, 'Request,Phone,Email\r\n#104882,212,l@o.test\r\n'],
])('an exported file %s', async (_title, contact, text) => {
  expect(await saved(contact)).toBe(text);
});
