import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarOverlay, type CalendarOverlayProps } from './calendar-overlay';

const onConfirm = jest.fn();
const onClose = jest.fn();
// A Saturday.
const show = (props: Partial<CalendarOverlayProps> = {}): void => {
  render(<CalendarOverlay today="2026-11-21" allowCurrentDay={false} onConfirm={onConfirm} onClose={onClose} {...props} />);
};
const pick = (name: RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
// Found by text: role queries over a full month take seconds on a busy machine.
const pickDay = (name: RegExp): Promise<void> => userEvent.click(screen.getByText(name));
const clickTime = (name: string): Promise<void> => userEvent.click(screen.getByRole('checkbox', { name }));
const confirm = (): Promise<void> => pick(/^Use these times$/);

const days = [/^Thursday, November 26/, /^Friday, November 27/, /^Saturday, November 28/, /^Monday, November 30/];

beforeEach(() => jest.clearAllMocks());

describe('calendar overlay', () => {
  it('returns the windows of three days and their times [UI-081, UI-088, UI-089]', async () => {
    show();
    for (const day of days.slice(0, 3)) await pickDay(day);
    await clickTime('4 PM to 8 PM, Thu, Nov 26');
    await clickTime('8 AM to 11 AM, Thu, Nov 26');
    await clickTime('11 AM to 4 PM, Fri, Nov 27');
    await clickTime('11 AM to 4 PM, Sat, Nov 28');
    await confirm();
    expect(onConfirm).toHaveBeenCalledWith([
      { open: '2026-11-26 08:00:00', close: '2026-11-26 11:00:00' },
      { open: '2026-11-26 16:00:00', close: '2026-11-26 20:00:00' },
      { open: '2026-11-27 11:00:00', close: '2026-11-27 16:00:00' },
      { open: '2026-11-28 11:00:00', close: '2026-11-28 16:00:00' },
    ]);
  });

  it.each([
    ['without the current day', false, 'December 2026'],
    ['with the current day', true, 'November 2026'],
  ])('opens the month of the first day that can be chosen, %s [UI-085, UI-087]', (_name, allowCurrentDay, month) => {
    show({ today: '2026-11-28', allowCurrentDay });
    expect(screen.getByText(month)).toBeVisible();
  });

  it('rejects fewer than 3 days with a message, and retains the choice [UI-081]', async () => {
    show();
    await pickDay(days[0] as RegExp);
    await clickTime('8 AM to 11 AM, Thu, Nov 26');
    await confirm();
    expect(onConfirm).not.toHaveBeenCalled();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Choose at least 3 days');
    expect(alert).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: '8 AM to 11 AM, Thu, Nov 26' })).toBeChecked();
  });

  it('rejects a day without a time, names the day, and accepts it with one [UI-082]', async () => {
    show();
    for (const day of days.slice(0, 3)) await pickDay(day);
    await clickTime('8 AM to 11 AM, Thu, Nov 26');
    await clickTime('8 AM to 11 AM, Fri, Nov 27');
    await confirm();
    expect(within(screen.getByRole('alert')).getByText('Choose at least one time on Sat, Nov 28')).toBeInTheDocument();
    await pick(/Use these times on every day/);
    expect(screen.queryByRole('alert')).toBeNull();
    await confirm();
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('offers no sixth day until one is removed [UI-080]', async () => {
    show();
    for (const day of days) await pickDay(day);
    await pick(/^Next month/);
    await pickDay(/^Tuesday, December 1,/);
    await pickDay(/^Wednesday, December 2,.*5 days are chosen already/);
    expect(screen.getByText('5 of at most 5 days chosen')).toBeInTheDocument();
    await pick(/^Remove Thu, Nov 26/);
    await pickDay(/^Wednesday, December 2, 2026$/);
    expect(screen.getByRole('group', { name: 'Wed, Dec 02' })).toBeInTheDocument();
  });

  it('shows why Sundays, past days and near days are not available [UI-083, UI-084, UI-085]', () => {
    show();
    for (const name of [/November 29.*Sundays/, /November 20.*passed/, /November 21, 2026, today, not available: too soon/])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  });

  it('offers today when the current day is allowed [UI-087, PR-058]', async () => {
    show({ allowCurrentDay: true });
    await pickDay(/November 21, 2026, today$/);
    expect(screen.getByRole('group', { name: 'Sat, Nov 21' })).toBeInTheDocument();
  });

  it('opens with the saved choice, and rejects days that are no longer offered', async () => {
    const on = (date: string) => ({ open: `${date} 08:00:00`, close: `${date} 11:00:00` });
    show({ value: [on('2026-11-23'), on('2026-11-27'), on('2026-11-28')] });
    expect(screen.getByText('3 of at most 5 days chosen')).toBeInTheDocument();
    await confirm();
    expect(screen.getByRole('alert')).toHaveTextContent(/Remove Mon, Nov 23: too soon/);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('closes without a change by its button and by Escape', async () => {
    show();
    await pick(/^Cancel$/);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
