import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../button/index';
import { Stack } from '../../layout/index';
import { Skeleton } from '../../skeleton/index';
import { type CivilDate } from '@scanharbor/shared-contracts/domain/civil-date';
import { formatSpokenDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { Heading, Text } from '../../theme/index';
import { type CalendarItem, type DayGroup } from './calendar-events';
import { Panel, PanelHead } from './provider-calendar.styles';
import { providerCalendarTexts as texts } from './provider-calendar.texts';

interface DayPanelProps<Event extends CalendarItem> {
  date: CivilDate;
  groups: readonly DayGroup<Event>[];
  /** Booked percent of the opening hours. */
  load: number | undefined;
  loading: boolean;
  /** Instead of the events. */
  error: ReactNode;
  renderEvent: (event: Event, group: string) => ReactNode;
  renderMore: ((group: string) => ReactNode) | undefined;
  onClose: () => void;
}

/** The side panel of a day with its events by group [UI-134]. Takes focus when it opens. */
export function DayPanel<Event extends CalendarItem>(props: DayPanelProps<Event>): ReactElement {
  const { date, groups, load, loading, error, renderEvent, renderMore, onClose } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
  }, [date]);
  return (
    <Panel aria-label={formatSpokenDate(date)}>
      <PanelHead>
        <Heading level={2} size="card" tabIndex={-1} ref={headingRef}>
          {formatSpokenDate(date)}
        </Heading>
        <IconButton label={texts.close} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </PanelHead>
      {load !== undefined && <Text $color="ink2">{texts.load(load)}</Text>}
      {loading && <Skeleton lines={4} label={texts.loadingDay} />}
      {error}
      {!loading && !error && groups.length === 0 && <Text $color="ink2">{texts.nothing}</Text>}
      <Stack>
        {groups.map(({ key, title, events, total = 0 }) => (
          <Stack as="section" key={key} $gap="space8">
            <Heading level={3} size="small">
              {title}
            </Heading>
            <Stack as="ul" $gap="space8">
              {events.map((event) => (
                <li key={event.id}>{renderEvent(event, key)}</li>
              ))}
            </Stack>
            {total > events.length && (
              <Text $color="ink2">
                {texts.first(events.length, total)} {renderMore?.(key)}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
