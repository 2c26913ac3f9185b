import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { AvailabilityMenu } from './availability-menu';
import { defaultAvailability } from '@scanharbor/shared-contracts/domain/availability';

const today = '2026-11-21';
const onChange = jest.fn();

function Menu({ showErrors = false }: { showErrors?: boolean }): ReactElement {
  const [value, setValue] = useState(() => defaultAvailability(today));
  return (
    <AvailabilityMenu
      value={value}
      onChange={(changed) => {
        onChange(changed);
        setValue(changed);
      }}
      today={today}
      showErrors={showErrors}
    />
  );
}

describe('availability menu', () => {
  beforeEach(() => onChange.mockClear());

  it('has date rows with three boxes, hours notice, and Add Another Date up to 5 dates [UI-100, UI-109]', async () => {
    render(<Menu />);
    expect(screen.getAllByRole('checkbox')).toHaveLength(15);
    expect(screen.getByLabelText('Hours notice needed')).toHaveDisplayValue('3 hours');
    expect(screen.queryByRole('button', { name: 'Add Another Date' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Wed, Nov 25' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add Another Date' }));
    expect(screen.getByRole('group', { name: 'Mon, Nov 30' })).toBeInTheDocument();
  });

  it('requires 2 selected times [UI-101]', async () => {
    render(<Menu showErrors />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Morning, 8am-12pm, Tue, Nov 24' }));
    expect(screen.getByText('Select at least 2 times')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Evening, 4pm-8pm, Thu, Nov 26' }));
    expect(screen.queryByText('Select at least 2 times')).toBeNull();
  });

  it('moves a date within the offered days and retains its times [UI-102, UI-103]', async () => {
    render(<Menu />);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Morning.*Nov 24/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Change date Tue, Nov 24' }));
    await userEvent.click(screen.getByRole('button', { name: /^Sunday, November 29/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Wednesday, November 25.*already in your list/ }));
    expect(onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Monday, November 23, 2026' }));
    expect(screen.getByRole('checkbox', { name: /^Morning.*Nov 23/ })).toBeChecked();
  });

  it('reports the hours of notice', async () => {
    render(<Menu />);
    await userEvent.selectOptions(screen.getByLabelText('Hours notice needed'), '48 hours');
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ notice: 48 }));
  });
});
