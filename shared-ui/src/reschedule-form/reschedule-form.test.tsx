import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RescheduleForm } from './reschedule-form';

const onRequest = jest.fn<Promise<void>, [string]>();
const onKeep = jest.fn();
const show = (): void => {
  render(<RescheduleForm onRequest={onRequest} onKeep={onKeep} errorText={() => 'It failed.'} />);
};

describe('reschedule form', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    onRequest.mockResolvedValue();
  });

  it('asks for at least 3 other days without enforcing it, and sends what was typed [PR-291, PR-292]', async () => {
    show();
    const field = screen.getByRole('textbox', { name: /Other days and the reason/ });
    expect(field).toHaveAccessibleDescription(/at least 3 other days/);
    await userEvent.type(field, ' Mondays ');
    await userEvent.click(screen.getByRole('button', { name: 'Request Reschedule' }));
    expect(onRequest).toHaveBeenCalledWith('Mondays');
  });

  it("sends 'No information provided by user.' when nothing was typed [PR-295]", async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Request Reschedule' }));
    expect(onRequest).toHaveBeenCalledWith('No information provided by user.');
  });

  it('keeps what was typed when it fails, and closes on request [PR-291]', async () => {
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
