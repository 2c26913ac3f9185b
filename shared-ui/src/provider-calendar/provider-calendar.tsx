import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Stack } from '../layout/index';
import { type CivilDate, MonthGrid, monthOf } from '../month-grid/index';
import { Skeleton } from '../skeleton/index';
import { type CalendarEvent, type EventGroup, eventsByDay } from './calendar-events';
import { DayPanel } from './day-panel';
import { Badge, Badges, Frame, Legend, Slide } from './provider-calendar.styles';
import { providerCalendarTexts as texts } from './provider-calendar.texts';
import { useLoadingFlag } from './use-loading-flag';
import { useSlidingMonth } from './use-sliding-month';

export interface ProviderCalendarProps<Event extends CalendarEvent> {
  /** In the order in which they are shown; keep it stable between renders. */
  groups: readonly EventGroup<Event>[];
  /** Today at the center, 'YYYY-MM-DD'. */
  today: CivilDate;
  loading: boolean;
  /** An event in the side panel. */
  renderEvent: (event: Event, group: string) => ReactNode;
}

/**
 * A month of events with a side panel for a day; the panel closes on any change of route [UI-130 to UI-139].
 * Each day says how many events of each group it has.
 */
export function ProviderCalendar<Event extends CalendarEvent>(props: ProviderCalendarProps<Event>): ReactElement {
  const { groups, today, loading, renderEvent } = props;
  const { key: visit } = useLocation();
  const [open, setOpen] = useState<{ date: CivilDate; visit: string } | null>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const { month, sliding, goTo } = useSlidingMonth(monthOf(today));
  const days = useMemo(() => eventsByDay(groups), [groups]);
  const date = open?.visit === visit ? open.date : null;

  const close = (): void => {
    frameRef.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
    setOpen(null);
  };
  const tone = (key: string): number => groups.findIndex((group) => group.key === key);
  const note = (day: CivilDate): { content: ReactNode; spoken: string } | undefined => {
    const events = days.get(day);
    return (
      events && {
        content: (
          <Badges>
            {events.map((group) => (
              <Badge key={group.key} $tone={tone(group.key)}>
                {group.events.length}
              </Badge>
            ))}
          </Badges>
        ),
        spoken: events.map((group) => texts.count(group.events.length, group.title)).join(', '),
      }
    );
  };

  if (useLoadingFlag(loading)) return <Skeleton lines={8} label={texts.loading} />;
  return (
    <Frame ref={frameRef}>
      <Stack>
        <Legend aria-label={texts.legend}>
          {groups.map(({ key, title }, index) => (
            <li key={key}>
              <Badge $tone={index}>{title}</Badge>
            </li>
          ))}
        </Legend>
        <Slide $sliding={sliding}>
          <MonthGrid
            label={texts.days}
            headingLevel={2}
            month={month}
            onMonthChange={goTo}
            today={today}
            markPast
            selected={date === null ? [] : [date]}
            onPick={(picked) => setOpen({ date: picked, visit })}
            dayNote={note}
          />
        </Slide>
      </Stack>
      {date !== null && <DayPanel date={date} groups={days.get(date) ?? []} renderEvent={renderEvent} onClose={close} />}
    </Frame>
  );
}
