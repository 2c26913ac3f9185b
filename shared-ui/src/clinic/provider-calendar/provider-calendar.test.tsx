import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactElement } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { type EventGroup, eventsByDay } from './calendar-events';
import { ProviderCalendar } from './provider-calendar';

const open = (at: string): { window_open: string } => ({ window_open: at });
const groups: EventGroup[] = [
  {
    key: 'requests',
    title: 'Requests',
    property: 'available_times',
    events: [
      {
        id: 1,
        available_times: [open('2026-12-24 08:00:00'), open('2026-12-24 16:00:00'), open('2026-12-28 08:00:00')],
      },
      { id: 2, available_times: [open('2026-12-24T23:59:59')], booked: [open('2026-12-01 08:00:00')] },
    ],
  },
  {
    key: 'booked',
    title: 'Scheduled',
    property: 'booked',
    events: [{ id: 3, booked: open('2026-12-24 09:00:00') }],
  },
];

function NavigateButton(): ReactElement {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('?tab=2')}>Leave</button>;
}

const calendar = (loading = false): ReactElement => (
  <MemoryRouter>
    <ProviderCalendar groups={groups} today="2026-12-10" loading={loading} renderEvent={({ id }) => `Request ${id}`} />
    <NavigateButton />
  </MemoryRouter>
);
const show = (): void => {
  render(calendar());
  act(() => jest.advanceTimersByTime(500));
};
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const day24 = /^Thursday, December 24, 2026/;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('provider calendar', () => {
  it("places events by the first 10 characters of window_open in the group's field, once a day [UI-138]", () => {
    const days = eventsByDay(groups);
    expect([...days.keys()].sort()).toEqual(['2026-12-24', '2026-12-28']);
    expect(days.get('2026-12-24')?.map(({ key, events }) => [key, events.map(({ id }) => id)])).toEqual([
      ['requests', [1, 2]],
      ['booked', [3]],
    ]);
    expect(eventsByDay([{ key: 'x', title: 'X', property: 'none', events: [{ id: 1, none: ['bad', null, {}] }] }]).size).toBe(0);
  });

  it('marks today and past days, and names the events of a day [UI-130, UI-131]', () => {
    show();
    expect(screen.getByRole('button', { name: 'Thursday, December 10, 2026, today' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Wednesday, December 9, 2026, past' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: day24 })).toHaveAccessibleName(/Requests: 2, Scheduled: 1$/);
    expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Sun');
  });

  it('has a month grid and the panel of a day, and no other view or action [UI-139]', () => {
    show();
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(screen.queryByRole('tab')).toBeNull();
    const buttons = screen.getAllByRole('button').filter((button) => !button.hasAttribute('data-date'));
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Previous month, November 2026',
      'Next month, January 2027',
      'Leave',
    ]);
  });

  it('opens the side panel of a day with its events per group, and closes it [UI-134]', () => {
    show();
    press(day24);
    const panel = screen.getByRole('complementary', { name: 'Thursday, December 24, 2026' });
    expect(within(panel).getByRole('heading', { name: 'Requests' })).toBeInTheDocument();
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Request 1', 'Request 2', 'Request 3']);
    press('Close day details');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(screen.getByRole('button', { name: day24 })).toHaveFocus();
  });

  it('opens nothing on a cell without a date [UI-135]', () => {
    show();
    const empty = screen.getAllByRole('gridcell').find((cell) => cell.textContent === '') as HTMLElement;
    fireEvent.click(empty);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('closes the side panel on any route change [UI-136]', () => {
    show();
    press(day24);
    press('Leave');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('slides for 500 ms before the month changes, also at the end of a year [UI-132, UI-133]', () => {
    show();
    press('Next month, January 2027');
    act(() => jest.advanceTimersByTime(499));
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('heading', { name: 'January 2027' })).toBeInTheDocument();
    press('Previous month, December 2026');
    act(() => jest.advanceTimersByTime(500));
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeInTheDocument();
  });

  it('retains after the slide the focus on the day reached by keyboard [UI-132]', () => {
    show();
    const start = screen.getByRole('button', { name: /December 10/ });
    act(() => start.focus());
    fireEvent.keyDown(start, { key: 'PageDown' });
    act(() => jest.advanceTimersByTime(500));
    expect(screen.getByRole('button', { name: 'Sunday, January 10, 2027' })).toHaveFocus();
  });

  it('shows that it is loading until the data is loaded, for at least 500 ms [UI-137]', () => {
    const view = render(calendar(true));
    act(() => jest.advanceTimersByTime(600));
    expect(screen.getByText('Loading the calendar…')).toBeInTheDocument();
    view.rerender(calendar(false));
    expect(screen.getByRole('grid')).toBeInTheDocument();
    view.unmount();
    render(calendar(false));
    act(() => jest.advanceTimersByTime(499));
    expect(screen.queryByRole('grid')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('grid')).toBeInTheDocument();
  });
});
