import { type ReactElement, type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Stack } from '../../layout/index';
import { type CivilDate, type CivilMonth, getMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { MonthGrid } from '../../month-grid/index';
import { Skeleton } from '../../skeleton/index';
import { type CalendarItem, type DaySummary, type EventGroup, eventsByDay } from './calendar-events';
import { DayPanel } from './day-panel';
import { Badge, Badges, Frame, Legend, Load, LoadMark, Slide } from './provider-calendar.styles';
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
  /** What each day of the month has. Left out: the events of the groups are counted. */
  summaries?: ReadonlyMap<CivilDate, DaySummary> | undefined;
  /** The month that it starts with; the one of today by default. */
  startMonth?: CivilMonth;
  /** The events of the open day are being loaded. */
  loadingDay?: boolean;
  /** Shown instead of the events of the open day, when they could not be loaded. */
  dayError?: ReactNode;
  /** Below the events of a group of which the panel has only the first. */
  renderMore?: (group: string) => ReactNode;
  onMonthChange?: (month: CivilMonth) => void;
  onDayOpen?: (date: CivilDate) => void;
}

/**
 * A month of events with a side panel for a day; a change of route closes the panel [UI-130 to UI-139]. Each day shows
 * the number of its events per group, and how much of it is booked.
 */
export function ProviderCalendar<Event extends CalendarItem>(props: ProviderCalendarProps<Event>): ReactElement {
  const { groups, today, loading, renderEvent, summaries } = props;
  const { key: visit } = useLocation();
  const [open, setOpen] = useState<{ date: CivilDate; visit: string } | null>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const { month, sliding, goTo } = useSlidingMonth(props.startMonth ?? getMonth(today));
  const days = useMemo(() => eventsByDay(groups), [groups]);
  const date = open?.visit === visit ? open.date : null;

  const close = (): void => {
    frameRef.current?.querySelector<HTMLElement>(`[data-date="${String(date)}"]`)?.focus();
    setOpen(null);
  };
  const tone = (key: string): number => groups.findIndex((group) => group.key === key);
  const note = (day: CivilDate): { content: ReactNode; label: string } | undefined => {
    const summary = summaries?.get(day);
    const counted = summaries
      ? groups.map(({ key, title }) => ({ key, title, count: summary?.counts[key] ?? 0 })).filter(({ count }) => count > 0)
      : (days.get(day) ?? []).map(({ key, title, events }) => ({ key, title, count: events.length }));
    const load = summary?.load;
    if (counted.length === 0 && load === undefined) return undefined;
    const label = counted.map(({ title, count }) => texts.count(count, title));
    return {
      content: (
        <>
          {load !== undefined && <Load $percent={load} />}
          <Badges>
            {counted.map(({ key, count }) => (
              <Badge key={key} $tone={tone(key)}>
                {count}
              </Badge>
            ))}
          </Badges>
        </>
      ),
      label: [...label, ...(load === undefined ? [] : [texts.load(load)])].join(', '),
    };
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
          {summaries && (
            <li>
              <LoadMark aria-hidden="true" /> {texts.loadMark}
            </li>
          )}
        </Legend>
        <Slide $sliding={sliding}>
          <MonthGrid
            label={texts.days}
            headingLevel={2}
            month={month}
            onMonthChange={(next) => {
              goTo(next);
              props.onMonthChange?.(next);
            }}
            today={today}
            markPast
            selected={date === null ? [] : [date]}
            onPick={(picked) => {
              setOpen({ date: picked, visit });
              props.onDayOpen?.(picked);
            }}
            dayNote={note}
          />
        </Slide>
      </Stack>
      {date !== null && (
        <DayPanel
          date={date}
          groups={days.get(date) ?? []}
          load={summaries?.get(date)?.load}
          loading={props.loadingDay === true}
          error={props.dayError}
          renderEvent={renderEvent}
          renderMore={props.renderMore}
          onClose={close}
        />
      )}
    </Frame>
  );
}
