import { type ReactElement } from 'react';
import { formatWeekdayDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { VisuallyHidden } from '../../visually-hidden/index';
import { Band, DateHead, Radio, Row, SlotLabel, TimeHead } from './slot-grid.styles';
import { slotGridTexts as texts, slotReason } from './slot-grid.texts';
import { formatClock, type SlotChoice, type SlotDay, slotState, type SlotTime } from './slot-rules';

interface SlotBandProps {
  name: string;
  times: readonly SlotTime[];
  days: readonly SlotDay[];
  value: SlotChoice | null;
  onChange: (choice: SlotChoice) => void;
}

/** A table of radio buttons: a row per quarter of an hour, a column per date [IC-101]. */
export function SlotBand({ name, times, days, value, onChange }: SlotBandProps): ReactElement {
  const cell = (day: SlotDay, time: SlotTime): ReactElement => {
    const state = slotState(day, time);
    const reason = slotReason(state);
    const label = [formatWeekdayDate(day.date), formatClock(time, true), reason].filter(Boolean).join(', ');
    return (
      <div role="cell" key={day.date}>
        <SlotLabel $state={state} title={reason}>
          <Radio
            type="radio"
            name={name}
            aria-label={label}
            disabled={state !== 'open'}
            checked={value?.date === day.date && value.time === time}
            onChange={() => onChange({ date: day.date, time })}
          />
          <span aria-hidden="true">{formatClock(time)}</span>
        </SlotLabel>
      </div>
    );
  };
  const [first = '', last = ''] = [times[0], times.at(-1)];
  return (
    <Band role="table" aria-label={texts.band(formatClock(first, true), formatClock(last, true))} $days={days.length} $times={times.length}>
      <Row role="row">
        <TimeHead role="columnheader">
          <VisuallyHidden>{texts.time}</VisuallyHidden>
        </TimeHead>
        {days.map(({ date }) => (
          <DateHead role="columnheader" key={date}>
            {formatWeekdayDate(date)}
          </DateHead>
        ))}
      </Row>
      {times.map((time) => (
        <Row role="row" key={time}>
          <TimeHead role="rowheader">{formatClock(time, true)}</TimeHead>
          {days.map((day) => cell(day, time))}
        </Row>
      ))}
    </Band>
  );
}
