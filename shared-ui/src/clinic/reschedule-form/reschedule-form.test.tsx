import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RescheduleForm } from './reschedule-form';

const windows: TimeWindow[] = [{ open: '2031-03-04 08:00:00', close: '2031-03-04 11:00:00' }];
const onRequest = jest.fn<Promise<void>, [string, readonly TimeWindow[]]>();
const onKeep = jest.fn();
const show = (): void => {
  render(
    <RescheduleForm
      onRequest={onRequest}
      onKeep={onKeep}
      errorText={() => 'It failed.'}
      calendar={({ onConfirm }) => <button onClick={() => onConfirm(windows)}>Confirm one day</button>}
    />,
  );
};

describe('reschedule form', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    onRequest.mockResolvedValue();
  });

  it('requests at least 3 other days without enforcing it, and sends the input [PR-291, PR-292]', async () => {
    show();
    const field = screen.getByRole('textbox', { name: /Other days and the reason/ });
    expect(field).toHaveAccessibleDescription(/at least 3 other days/);
    await userEvent.type(field, ' Mondays ');
    await userEvent.click(screen.getByRole('button', { name: 'Request Reschedule' }));
    expect(onRequest).toHaveBeenCalledWith('Mondays', []);
  });

  it('shows and sends the days chosen in the calendar, however few [PR-292]', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Choose dates' }));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm one day' }));
    expect(screen.getByRole('list', { name: 'Days that you chose' })).toHaveTextContent('Tue, Mar 4, 8 AM to 11 AM');
    expect(screen.getByRole('button', { name: 'Change dates' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Request Reschedule' }));
    expect(onRequest).toHaveBeenCalledWith('No information provided by user.', windows);
  });

  it("sends 'No information provided by user.' without input [PR-295]", async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Request Reschedule' }));
    expect(onRequest).toHaveBeenCalledWith('No information provided by user.', []);
  });

  it('retains the input after a failure, and closes on request [PR-291]', async () => {
    onRequest.mockRejectedValue(new Error('offline'));
    show();
    await userEvent.type(screen.getByRole('textbox'), 'Fridays');
    await userEvent.click(screen.getByRole('button', { name: 'Request Reschedule' }));
    expect(await screen.findByText('It failed.')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('Fridays');
    await userEvent.click(screen.getByRole('button', { name: 'No, Go Back' }));
    expect(onKeep).toHaveBeenCalledTimes(1);
  });
});
