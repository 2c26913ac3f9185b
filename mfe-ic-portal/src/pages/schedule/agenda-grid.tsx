import { type AgendaAppointment } from '@scanharbor/shared-contracts/domain/agenda';
import { formatClockTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { formatWeekdayDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { slotMinutes } from '@scanharbor/shared-contracts/domain/slot-times';
import { Heading } from '@scanharbor/shared-ui/theme';
import { type PointerEvent, useId } from 'react';
import { texts } from '../../texts';
import { type AgendaColumn, getLoad, type HourRange, listClosedTimes, toMinutes, toRow } from './agenda-columns';
import {
  Axis,
  ClosedTime,
  ColumnBody,
  ColumnHead,
  Columns,
  ColumnSection,
  ExamItem,
  ExamList,
  FreeSlot,
  headPx,
  Ghost,
  GhostLayer,
  HourLabel,
  hourPx,
  Layer,
  NowLabel,
  NowMark,
  Scroller,
} from './agenda.styles';
import { Exam } from './exam-button';
import { followDrag } from './follow-drag';
import { type usePlacement } from './use-placement';

const agendaTexts = texts.agenda;

const formatHour = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

/** Returns a ref that places an element at a time, below `offsetPx`. The content security policy forbids style attributes. */
const placeAt =
  (now: string, { from }: HourRange, offsetPx = 0) =>
  (element: HTMLElement | null) => {
    if (element) element.style.insetBlockStart = `${offsetPx + ((toMinutes(now) - from * 60) / 60) * hourPx}px`;
  };

interface ColumnProps {
  column: AgendaColumn;
  range: HourRange;
  placing: ReturnType<typeof usePlacement>;
  /** Wall-clock time. */
  now: string;
  isWeek: boolean;
  onOpen: (requestId: number) => void;
}

function Column({ column, range, placing, now, isWeek, onOpen }: ColumnProps) {
  const { day, machine, appointments } = column;
  const titleId = useId();
  const hours = range.to - range.from;
  const name = machine ? [machine.name, machine.isRemoved && agendaTexts.removed].filter(Boolean).join(', ') : agendaTexts.noMachine;
  const toRows = (from: number, to: number) => ({ $row: toRow(from, range), $span: toRow(to, range) - toRow(from, range) });
  const isToday = now.startsWith(day.date);
  const minute = toMinutes(now);
  const { placement, target, obstacle } = placing;
  const isTarget = target !== undefined && target.machineId === machine?.id && target.start.startsWith(day.date);
  const free = placing.free.filter(({ start, machineId }) => machineId === machine?.id && start.startsWith(day.date));
  const drag = (appointment: AgendaAppointment, event: PointerEvent<HTMLElement>) =>
    followDrag(event, {
      range,
      grabPx: event.clientY - event.currentTarget.getBoundingClientRect().top,
      onStart: () => placing.startMove(appointment),
      onAim: placing.aim,
      onDrop: placing.drop,
      onCancel: placing.end,
    });
  const item = (appointment: AgendaAppointment) => {
    const start = toMinutes(appointment.start);
    return (
      <ExamItem key={appointment.requestId} {...toRows(start, start + Math.max(appointment.minutes, slotMinutes))}>
        <Exam
          appointment={appointment}
          onOpen={() => onOpen(appointment.requestId)}
          onMove={() => placing.startMove(appointment)}
          onPointerDown={(event) => drag(appointment, event)}
        />
      </ExamItem>
    );
  };
  return (
    <ColumnSection aria-labelledby={titleId}>
      <ColumnHead>
        <Heading level={2} size="small" id={titleId}>
          {isWeek ? formatWeekdayDate(day.date) : name}
        </Heading>
        <p>{agendaTexts.load(appointments.length, getLoad(column))}</p>
      </ColumnHead>
      <ColumnBody $hours={hours} data-column={column.key}>
        <Layer>
          {listClosedTimes(day, range).map(({ from, to }) => (
            <ClosedTime key={from} {...toRows(from, to)}>
              {[agendaTexts.closed, day.closure].filter(Boolean).join(': ')}
            </ClosedTime>
          ))}
          {free.map(({ start, machineId }) => (
            <FreeSlot
              key={start}
              type="button"
              tabIndex={-1}
              aria-label={agendaTexts.slot(formatClockTime(start), isWeek ? formatWeekdayDate(day.date) : name)}
              aria-current={isTarget && start === target.start}
              onClick={() => placing.aim({ start, machineId })}
              {...toRows(toMinutes(start), toMinutes(start) + slotMinutes)}
            />
          ))}
        </Layer>
        <ExamList>{appointments.map(item)}</ExamList>
        {placement && isTarget && (
          <GhostLayer aria-hidden="true">
            <Ghost $isFree={!obstacle} {...toRows(toMinutes(target.start), toMinutes(target.start) + placement.exam.minutes)}>
              {placement.exam.patient} {formatClockTime(target.start)}
            </Ghost>
          </GhostLayer>
        )}
        {isToday && minute >= range.from * 60 && minute < range.to * 60 && <NowMark ref={placeAt(now, range)} />}
      </ColumnBody>
    </ColumnSection>
  );
}

interface AgendaGridProps extends Omit<ColumnProps, 'column'> {
  columns: readonly AgendaColumn[];
}

/** The columns of a day or a week beside an axis of hours, with the present time. */
export function AgendaGrid({ columns, ...props }: AgendaGridProps) {
  const { now, range } = props;
  const hours = range.to - range.from;
  const minute = toMinutes(now);
  const showsNow = columns.some(({ day }) => now.startsWith(day.date)) && minute >= range.from * 60 && minute < range.to * 60;
  return (
    <Scroller tabIndex={0} role="group" aria-label={agendaTexts.title}>
      <Columns $count={columns.length}>
        <Axis $hours={hours}>
          {Array.from({ length: hours }, (_value, index) => (
            <HourLabel key={index} $index={index} aria-hidden="true">
              {formatHour(range.from + index)}
            </HourLabel>
          ))}
          {showsNow && (
            <NowLabel ref={placeAt(now, range, headPx)} title={agendaTexts.now(formatClockTime(now))}>
              {formatClockTime(now).replace(/ [AP]M$/, '')}
            </NowLabel>
          )}
        </Axis>
        {columns.map((column) => (
          <Column key={column.key} column={column} {...props} />
        ))}
      </Columns>
    </Scroller>
  );
}
