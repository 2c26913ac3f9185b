import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { MonthGrid, type MonthGridProps } from './month-grid';

const onPick = jest.fn();

function Months(props: Partial<MonthGridProps>): ReactElement {
  const [month, setMonth] = useState('2026-03');
  return <MonthGrid label="Days" month={month} onMonthChange={setMonth} today="2026-03-10" onPick={onPick} {...props} />;
}

const focusDay = async (): Promise<void> => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
};

describe('month grid', () => {
  beforeEach(() => onPick.mockClear());

  it('starts weeks on Sunday and marks today [UI-090, UI-130, UI-131]', () => {
    render(<Months />);
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(screen.getByRole('button', { name: 'Tuesday, March 10, 2026, today' })).toHaveAttribute('aria-current', 'date');
    const firstWeek = screen.getAllByRole('row')[1];
    expect(within(firstWeek as HTMLElement).getAllByRole('gridcell')[0]).toHaveTextContent('1');
  });

  it('moves with the keyboard, also to other months, and picks with Enter', async () => {
    render(<Months />);
    await focusDay();
    expect(screen.getByRole('button', { name: /March 10/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Wednesday, April 1, 2026' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'April 2026' })).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('button', { name: 'Sunday, March 29, 2026' })).toHaveFocus();
    await userEvent.keyboard('{End}{PageDown}{PageUp}{PageUp}{Enter}');
    expect(onPick).toHaveBeenLastCalledWith('2026-03-04');
  });

  it('moves to the day beside it where days run from right to left', async () => {
    render(
      <div dir="rtl">
        <Months />
      </div>,
    );
    await focusDay();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('button', { name: /March 11/ })).toHaveFocus();
  });

  it('makes a disabled day focusable, shows the reason, and does not pick it', async () => {
    render(<Months disabledReason={(date) => (date === '2026-03-11' ? 'centers are closed' : undefined)} />);
    await focusDay();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const day = screen.getByRole('button', {
      name: 'Wednesday, March 11, 2026, not available: centers are closed',
    });
    expect(day).toHaveFocus();
    expect(day).toHaveAttribute('title', 'centers are closed');
    await userEvent.click(day);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('stays within the allowed months', async () => {
    render(<Months firstMonth="2026-03" lastMonth="2026-04" />);
    await userEvent.click(screen.getByRole('button', { name: /^Previous month/ }));
    expect(screen.getByRole('heading', { name: 'March 2026' })).toBeInTheDocument();
    await focusDay();
    await userEvent.keyboard('{PageUp}');
    expect(screen.getByRole('heading', { name: 'March 2026' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next month, April 2026' }));
    expect(screen.getByRole('heading', { name: 'April 2026' })).toBeInTheDocument();
  });

  it('announces which days are selected', () => {
    render(<Months selected={['2026-03-05']} />);
    const day = screen.getByRole('button', { name: 'Thursday, March 5, 2026, selected' });
    expect(day).toHaveAttribute('tabindex', '0');
    expect(screen.getAllByRole('button').filter((button) => button.tabIndex === 0)).toHaveLength(3);
  });
});
