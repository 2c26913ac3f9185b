import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AnswerCards } from './index';

describe('AnswerCards', () => {
  const onChange = jest.fn();
  const groups = [{ name: 'Scan', rows: [{ label: 'Near', value: '10018' }], changeLabel: 'Change: Scan', onChange }];

  it('shows the answers of each group with a button to change them', async () => {
    render(<AnswerCards groups={groups} changeText="Change" sending={false} />);
    expect(within(screen.getByRole('region', { name: 'Scan' })).getByText('10018')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change: Scan' }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('disables the buttons during submission', () => {
    render(<AnswerCards groups={groups} changeText="Change" sending />);
    expect(screen.getByRole('button', { name: 'Change: Scan' })).toBeDisabled();
  });
});
