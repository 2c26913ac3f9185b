import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Stack } from '../../layout/index';
import { getMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { MonthGrid } from '../../month-grid/index';
import { Heading, Text } from '../../theme/index';
import { Columns, Errors } from './calendar-overlay.styles';
import { calendarOverlayTexts as texts } from './calendar-overlay.texts';
import { offeredDayLimits } from '@scanharbor/shared-contracts/domain/offered-days';
import { ChosenDay } from './chosen-day';
import { type DayChoices } from './use-day-choices';

interface CalendarPanelProps {
  today: string;
  days: DayChoices;
  least?: number | undefined;
}

/**
 * Shows the month of the first chosen day, or of the first that can be chosen, beside the chosen days. After a failed confirmation, the
 * errors appear above.
 */
export function CalendarPanel({ today, days, least = offeredDayLimits.least }: CalendarPanelProps): ReactElement {
  const { choices, firstDay, attempt, errors } = days;
  const [month, setMonth] = useState(getMonth(firstDay));
  const errorsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) errorsRef.current?.focus();
  }, [attempt]);

  const { most } = offeredDayLimits;
  const template = choices.find(({ slots }) => slots.length > 0);
  const others = choices.some(({ slots }) => slots.length === 0);

  return (
    <Stack>
      <Text $color="ink2">{texts.guidance(least, most)}</Text>
      {errors.length > 0 && (
        <Errors ref={errorsRef} role="alert" tabIndex={-1}>
          <Heading level={3} size="small">
            {texts.submitted}
          </Heading>
          <ul>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </Errors>
      )}
      <Columns>
        <MonthGrid
          label={texts.gridLabel}
          month={month}
          onMonthChange={setMonth}
          today={today}
          firstMonth={getMonth(today)}
          selected={choices.map(({ date }) => date)}
          disabledReason={(date) => (choices.some((choice) => choice.date === date) ? undefined : days.reasonOf(date))}
          onPick={days.pick}
        />
        <Stack $gap="space12">
          <Text role="status" $strong>
            {texts.count(choices.length, least, most)}
          </Text>
          {choices.length === 0 && <Text $color="ink2">{texts.noneYet}</Text>}
          {choices.map((choice) => (
            <ChosenDay
              key={choice.date}
              choice={choice}
              error={days.errorOf(choice.date)}
              onToggleSlot={(slot) => days.pickSlot(choice.date, slot)}
              onRemove={() => days.pick(choice.date)}
              onUseForAll={choice === template && others ? () => days.useForAll(choice.slots) : undefined}
            />
          ))}
        </Stack>
      </Columns>
    </Stack>
  );
}
