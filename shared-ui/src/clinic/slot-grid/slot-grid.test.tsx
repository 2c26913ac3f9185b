import { slotTimes } from '@scanharbor/shared-contracts/domain/slot-times';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { findNearest } from './find-nearest';
import { SlotGrid } from './slot-grid';
import { formatClock, slotBands, type SlotChoice, type SlotDay } from './slot-rules';

const days: SlotDay[] = [
  { date: '2026-12-01', offered: ['08:00', '08:15', '08:30'], taken: ['08:15'] },
  { date: '2026-12-02', offered: ['16:00'] },
];

const onChange = jest.fn();

function Picker(): ReactElement {
  const [value, setValue] = useState<SlotChoice | null>(null);
  const change = (choice: SlotChoice): void => {
    onChange(choice);
    setValue(choice);
  };
  return <SlotGrid label="Appointment time" days={days} value={value} onChange={change} />;
}

describe('time picker for staff', () => {
  beforeEach(() => onChange.mockClear());

  it('has 60 times from 6:00 AM to 8:45 PM, each in one band [IC-101]', () => {
    expect(slotTimes).toHaveLength(60);
    expect(formatClock(slotTimes[0] ?? '', true)).toBe('6:00 AM');
    expect(formatClock(slotTimes.at(-1) ?? '', true)).toBe('8:45 PM');
    expect(formatClock('12:00', true)).toBe('12:00 PM');
    expect(slotBands.flat()).toEqual(slotTimes);
  });

  it('shows a row per time and a column per date, offered hours first, all hours on request [IC-101]', async () => {
    render(<Picker />);
    expect(screen.getAllByRole('table').map((band) => band.getAttribute('aria-label'))).toEqual([
      '8:00 AM to 9:45 AM',
      '4:00 PM to 5:45 PM',
    ]);
    const heads = within(screen.getAllByRole('table')[0] as HTMLElement).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['Time', 'Tue, Dec 01', 'Wed, Dec 02']);
    await userEvent.click(screen.getByRole('button', { name: 'Show all hours' }));
    expect(screen.getAllByRole('radio')).toHaveLength(120);
    expect(screen.getAllByRole('rowheader')).toHaveLength(60);
  });

  it('picks a time that the patient offered [IC-101]', async () => {
    render(<Picker />);
    await userEvent.click(screen.getByRole('radio', { name: 'Tue, Dec 01, 8:30 AM' }));
    expect(onChange).toHaveBeenCalledWith({ date: '2026-12-01', time: '08:30' });
    expect(screen.getByRole('radio', { name: 'Tue, Dec 01, 8:30 AM' })).toBeChecked();
  });

  it('rejects times that are not offered or are booked, with the reason', async () => {
    render(<Picker />);
    const taken = screen.getByRole('radio', { name: 'Tue, Dec 01, 8:15 AM, already taken' });
    const outside = screen.getByRole('radio', {
      name: 'Wed, Dec 02, 8:00 AM, outside what the patient asked for',
    });
    await userEvent.click(taken);
    await userEvent.click(outside);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows that no times are offered', () => {
    render(<SlotGrid label="Appointment time" days={[]} value={null} onChange={onChange} />);
    expect(screen.getByText('The patient has offered no times.')).toBeInTheDocument();
  });
});

describe('arrow keys by screen position', () => {
  const grid = [0, 10, 20].flatMap((y) => [0, 10, 20].map((x) => ({ x, y })));

  it.each([
    ['ArrowRight', 5],
    ['ArrowLeft', 3],
    ['ArrowUp', 1],
    ['ArrowDown', 7],
  ])('moves with %s from the center of nine to its neighbor', (key, index) => {
    expect(findNearest(grid, { x: 10, y: 10 }, key)).toBe(index);
  });

  it('skips a gap instead of moving sideways, and stops at the edge', () => {
    expect(
      findNearest(
        [
          { x: 0, y: 0 },
          { x: 30, y: 0 },
          { x: 10, y: 20 },
        ],
        { x: 0, y: 0 },
        'ArrowRight',
      ),
    ).toBe(1);
    expect(findNearest(grid, { x: 20, y: 20 }, 'ArrowRight')).toBeNull();
    expect(findNearest(grid, { x: 10, y: 10 }, 'a')).toBeNull();
  });
});
