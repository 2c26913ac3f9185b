import { type ReactElement, useState } from 'react';
import { Button } from '../../button/index';
import { CheckboxInput } from '../../checkbox-field/index';
import { Cluster } from '../../layout/index';
import { type CivilDate, getMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { formatWeekdayDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { MonthGrid } from '../../month-grid/index';
import { Text } from '../../theme/index';
import { Narrow, Parts, Row, RowName } from './availability-menu.styles';
import { availabilityMenuTexts as texts } from './availability-menu.texts';
import { formatRowHours } from './row-hours';
import { type DateRow as DateRowValue, type DayPartId, dayParts } from '@scanharbor/shared-contracts/domain/availability';

interface DateRowProps {
  row: DateRowValue;
  today: CivilDate;
  lastDate: CivilDate;
  disabledReason: (date: CivilDate) => string | undefined;
  onChange: (row: DateRowValue) => void;
  onRemove: (() => void) | undefined;
}

/** A date with Morning, Afternoon and Evening, and a control that changes the date [UI-100, UI-106]. */
export function DateRow({ row, today, lastDate, disabledReason, onChange, onRemove }: DateRowProps): ReactElement {
  const [picking, setPicking] = useState(false);
  const [month, setMonth] = useState(getMonth(row.date));
  const day = formatWeekdayDate(row.date);
  const toggle = (id: DayPartId): void =>
    onChange({
      ...row,
      parts: dayParts.map((part) => part.id).filter((part) => (part === id) !== row.parts.includes(part)),
    });
  const move = (date: CivilDate): void => {
    onChange({ ...row, date });
    setPicking(false);
  };
  return (
    <Row role="group" aria-label={day}>
      <Cluster $justify="space-between">
        <RowName>{day}</RowName>
        <Cluster>
          <Button
            variant="link"
            aria-expanded={picking}
            aria-label={picking ? undefined : texts.changeDate(day)}
            onClick={() => setPicking(!picking)}
          >
            {picking ? texts.closeCalendar : texts.change}
          </Button>
          {onRemove && (
            <Button variant="link" aria-label={texts.removeDate(day)} onClick={onRemove}>
              {texts.remove}
            </Button>
          )}
        </Cluster>
      </Cluster>
      {picking && (
        <Narrow>
          <MonthGrid
            label={texts.calendar(day)}
            month={month}
            onMonthChange={setMonth}
            today={today}
            firstMonth={getMonth(today)}
            lastMonth={getMonth(lastDate)}
            selected={[row.date]}
            disabledReason={disabledReason}
            onPick={move}
          />
        </Narrow>
      )}
      <Parts>
        {dayParts.map(({ id, label, hours }) => (
          <CheckboxInput
            key={id}
            label={label}
            note={hours}
            aria-label={`${label}, ${hours}, ${day}`}
            checked={row.parts.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </Parts>
      {row.parts.length > 0 && (
        <Text $size="note" $color="ink2">
          {formatRowHours(row)}
        </Text>
      )}
    </Row>
  );
}
