import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Stack } from '../layout/index';
import { MonthGrid, monthOf } from '../month-grid/index';
import { Heading, Text } from '../theme/index';
import { Columns, Problems } from './calendar-overlay.styles';
import { calendarOverlayTexts as texts } from './calendar-overlay.texts';
import { dayLimits } from './calendar-rules';
import { ChosenDay } from './chosen-day';
import { type DayChoices } from './use-day-choices';

interface CalendarPanelProps {
  today: string;
  days: DayChoices;
}

/** The month to pick from beside the days picked, with what is wrong on top once a confirmation has failed. */
export function CalendarPanel({ today, days }: CalendarPanelProps): ReactElement {
  const { choices, attempt, problems } = days;
  const [month, setMonth] = useState(monthOf(choices[0]?.date ?? today));
  const problemsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) problemsRef.current?.focus();
  }, [attempt]);

  const { least, most } = dayLimits;
  const template = choices.find(({ slots }) => slots.length > 0);
  const others = choices.some(({ slots }) => slots.length === 0);

  return (
    <Stack>
      <Text $colour="ink2">{texts.guidance(least, most)}</Text>
      {problems.length > 0 && (
        <Problems ref={problemsRef} role="alert" tabIndex={-1}>
          <Heading level={3} size="small">
            {texts.submitted}
          </Heading>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Problems>
      )}
      <Columns>
        <MonthGrid
          label={texts.gridLabel}
          month={month}
          onMonthChange={setMonth}
          today={today}
          firstMonth={monthOf(today)}
          selected={choices.map(({ date }) => date)}
          disabledReason={(date) => (choices.some((choice) => choice.date === date) ? undefined : days.reasonOf(date))}
          onPick={days.pick}
        />
        <Stack $gap="space12">
          <Text role="status" $strong>
            {texts.count(choices.length, least, most)}
          </Text>
          {choices.length === 0 && <Text $colour="ink2">{texts.noneYet}</Text>}
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
