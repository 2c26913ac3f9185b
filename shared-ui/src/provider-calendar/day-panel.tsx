import { X } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../button/index';
import { Stack } from '../layout/index';
import { type CivilDate, spokenDate } from '../month-grid/index';
import { Heading, Text } from '../theme/index';
import { type CalendarEvent, type DayGroup } from './calendar-events';
import { Panel, PanelHead } from './provider-calendar.styles';
import { providerCalendarTexts as texts } from './provider-calendar.texts';

interface DayPanelProps<Event extends CalendarEvent> {
  date: CivilDate;
  groups: readonly DayGroup<Event>[];
  renderEvent: (event: Event, group: string) => ReactNode;
  onClose: () => void;
}

/** The workbench of a day: its events per group [UI-134]. Takes focus when it opens on a day. */
export function DayPanel<Event extends CalendarEvent>(props: DayPanelProps<Event>): ReactElement {
  const { date, groups, renderEvent, onClose } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
  }, [date]);
  return (
    <Panel aria-label={spokenDate(date)}>
      <PanelHead>
        <Heading level={2} size="card" tabIndex={-1} ref={headingRef}>
          {spokenDate(date)}
        </Heading>
        <IconButton label={texts.close} onClick={onClose}>
          <X size={20} />
        </IconButton>
      </PanelHead>
      {groups.length === 0 && <Text $colour="ink2">{texts.nothing}</Text>}
      <Stack>
        {groups.map(({ key, title, events }) => (
          <Stack as="section" key={key} $gap="space8">
            <Heading level={3} size="small">
              {title}
            </Heading>
            <Stack as="ul" $gap="space8">
              {events.map((event) => (
                <li key={event.id}>{renderEvent(event, key)}</li>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}
