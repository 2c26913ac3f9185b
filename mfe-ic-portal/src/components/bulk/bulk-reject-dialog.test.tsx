import { screen, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BulkRejectDialog } from './bulk-reject-dialog';

it.each([
  [500, ''],
  [13_518, '13,518'],
])('rejects %i requests, more than 500 only when their number is entered', async (requests, sure) => {
  const onReject = jest.fn();
  render(<BulkRejectDialog requests={requests} onReject={onReject} onClose={jest.fn()} />);
  const count = requests.toLocaleString('en-US');
  const confirm = () => userEvent.click(screen.getByRole('button', { name: `Reject ${count} requests` }));
  await userEvent.click(screen.getByRole('radio', { name: 'No free time' }));
  if (sure) {
    await userEvent.type(screen.getByRole('textbox', { name: /^Enter 13,518/ }), '500');
    await confirm();
    expect((await screen.findAllByText('Enter 13,518, the number of requests.')).length).toBeGreaterThan(0);
    expect(onReject).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByRole('textbox', { name: /^Enter 13,518/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Enter 13,518/ }), sure);
  }
  await confirm();
  expect(onReject).toHaveBeenCalledWith('No free time');
});
