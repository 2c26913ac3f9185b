import { type ReactElement } from 'react';
import { shortDate } from '../month-grid/index';
import { VisuallyHidden } from '../visually-hidden/index';
import { Band, DateHead, Radio, Row, SlotLabel, TimeHead } from './slot-grid.styles';
import { slotGridTexts as texts, slotReason } from './slot-grid.texts';
import { clockText, type SlotChoice, type SlotDay, slotState, type SlotTime } from './slot-rules';

interface SlotBandProps {
  name: string;
  times: readonly SlotTime[];
  days: readonly SlotDay[];
  value: SlotChoice | null;
  onChange: (choice: SlotChoice) => void;
}

/** One row per quarter of an hour and one column per date, as a table of radio buttons [IC-101]. */
export function SlotBand({ name, times, days, value, onChange }: SlotBandProps): ReactElement {
  const cell = (day: SlotDay, time: SlotTime): ReactElement => {
    const state = slotState(day, time);
    const reason = slotReason(state);
    const label = [shortDate(day.date), clockText(time, true), reason].filter(Boolean).join(', ');
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
          <span aria-hidden="true">{clockText(time)}</span>
        </SlotLabel>
      </div>
    );
  };
  const [first = '', last = ''] = [times[0], times.at(-1)];
  return (
    <Band role="table" aria-label={texts.band(clockText(first, true), clockText(last, true))} $days={days.length} $times={times.length}>
      <Row role="row">
        <TimeHead role="columnheader">
          <VisuallyHidden>{texts.time}</VisuallyHidden>
        </TimeHead>
        {days.map(({ date }) => (
          <DateHead role="columnheader" key={date}>
            {shortDate(date)}
          </DateHead>
        ))}
      </Row>
      {times.map((time) => (
        <Row role="row" key={time}>
          <TimeHead role="rowheader">{clockText(time, true)}</TimeHead>
          {days.map((day) => cell(day, time))}
        </Row>
      ))}
    </Band>
  );
}
