import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Stack } from '../../layout/index';
import { type CivilDate, getMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { MonthGrid } from '../../month-grid/index';
import { Skeleton } from '../../skeleton/index';
import { type CalendarItem, type EventGroup, eventsByDay } from './calendar-events';
import { DayPanel } from './day-panel';
import { Badge, Badges, Frame, Legend, Slide } from './provider-calendar.styles';
import { providerCalendarTexts as texts } from './provider-calendar.texts';
import { useLoadingFlag } from './use-loading-flag';
import { useSlidingMonth } from './use-sliding-month';

interface ProviderCalendarProps<Event extends CalendarItem> {
  /** In display order. Keep the array stable between renders. */
  groups: readonly EventGroup<Event>[];
  /** Today at the center, 'YYYY-MM-DD'. */
  today: CivilDate;
  loading: boolean;
  /** Renders an event in the side panel. */
  renderEvent: (event: Event, group: string) => ReactNode;
}

/**
 * A month of events with a side panel for a day; a change of route closes the panel [UI-130 to UI-139]. Each day shows
 * the number of its events per group.
 */
export function ProviderCalendar<Event extends CalendarItem>(props: ProviderCalendarProps<Event>): ReactElement {
  const { groups, today, loading, renderEvent } = props;
  const { key: visit } = useLocation();
  const [open, setOpen] = useState<{ date: CivilDate; visit: string } | null>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const { month, sliding, goTo } = useSlidingMonth(getMonth(today));
  const days = useMemo(() => eventsByDay(groups), [groups]);
  const date = open?.visit === visit ? open.date : null;

  const close = (): void => {
    frameRef.current?.querySelector<HTMLElement>(`[data-date="${String(date)}"]`)?.focus();
    setOpen(null);
  };
  const tone = (key: string): number => groups.findIndex((group) => group.key === key);
  const note = (day: CivilDate): { content: ReactNode; label: string } | undefined => {
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
        label: events.map((group) => texts.count(group.events.length, group.title)).join(', '),
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
