import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CancelForm } from './cancel-form';
import { type Cancellation, toCancellation } from '@scanharbor/shared-contracts/domain/appointment-changes';

const onCancel = jest.fn<Promise<void>, [Cancellation]>();
const onKeep = jest.fn();
const show = (by: 'patient' | 'provider'): void => {
  render(<CancelForm by={by} onCancel={onCancel} onKeep={onKeep} errorText={() => 'It failed.'} />);
};
const reasons = (): (string | null)[] =>
  within(screen.getByLabelText(/^Reason/))
    .getAllByRole('option')
    .map((option) => option.textContent);

describe('cancel form', () => {
  beforeEach(() => {
    jest.clearAllMocks();
    onCancel.mockResolvedValue();
  });

  it("offers the provider's reasons in order, none of them preselected [UI-120, IC-058]", () => {
    show('provider');
    expect(reasons()).toEqual([
      'Select a reason',
      'The patient did not show up for the test',
      'The patient was more than one hour late',
      'The patient was not adequately prepared for the test',
      "The patient's order does not match the requested test",
      'The test cannot be safely performed for medical reasons',
      'The test cannot be performed because of facility-related reasons',
      'Other',
    ]);
    expect(screen.getByLabelText('Reason')).toHaveDisplayValue('Select a reason');
  });

  it("offers the patient's reasons in order, none of them preselected (decision 040) [UI-121, UI-122]", () => {
    show('patient');
    expect(reasons()).toEqual([
      'Select a reason',
      'I no longer need this test',
      'I booked the wrong test',
      'I can no longer make the appointment time',
      'The center wants more money',
      'The center says I need a different test',
      'The center is unwilling to perform the test',
      'Other reason',
    ]);
    expect(screen.getByLabelText(/^Reason/)).toHaveDisplayValue('Select a reason');
  });

  it("sends an empty reason or empty details as 'None' [UI-123]", async () => {
    show('patient');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Cancel' }));
    expect(onCancel).toHaveBeenCalledWith({ reason: 'None', details: 'None' });
    await userEvent.selectOptions(screen.getByLabelText(/^Reason/), 'I booked the wrong test');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Cancel' }));
    expect(onCancel).toHaveBeenLastCalledWith({ reason: 'I booked the wrong test', details: 'None' });
    expect(toCancellation({ reason: ' ', details: 'Late' })).toEqual({ reason: 'None', details: 'Late' });
  });

  it('alerts a provider without a reason and sends nothing [IC-057]', async () => {
    show('provider');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Please select a reason the appointment is being cancelled.');
    expect(onCancel).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Other');
    await userEvent.type(screen.getByLabelText(/^Details/), 'Scanner is down');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel appointment' }));
    expect(onCancel).toHaveBeenCalledWith({ reason: 'Other', details: 'Scanner is down' });
  });

  it('retains the input after a failure, and closes on request', async () => {
    onCancel.mockRejectedValue(new Error('offline'));
    show('patient');
    await userEvent.type(screen.getByLabelText(/^Details/), 'Moved away');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, Cancel' }));
    expect(await screen.findByText('It failed.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Details/)).toHaveValue('Moved away');
    await userEvent.click(screen.getByRole('button', { name: 'No, Go Back' }));
    expect(onKeep).toHaveBeenCalledTimes(1);
  });
});
