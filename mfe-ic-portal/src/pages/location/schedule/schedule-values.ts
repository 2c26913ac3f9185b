import { type CenterSchedule, type Closure, type Machine } from '@scanharbor/shared-contracts/domain/center-schedule';
import { formatShortDate, formatTimeOfDay, weekdayNames } from '@scanharbor/shared-contracts/domain/date-formats';
import { type Holiday } from '@scanharbor/shared-contracts/domain/federal-holidays';
import { type Modality } from '@scanharbor/shared-contracts/domain/practice-location';
import { array, boolean, object, string } from 'yup';
import { type FieldSummary } from '../../../components/form-draft/edit-conflict-alert';
import { texts } from '../../../texts';

const scheduleTexts = texts.schedule;

/** Values of the form; numbers of select fields and checkboxes are texts. */
export interface ScheduleValues {
  hours: { isOpen: boolean; open: string; close: string }[];
  closures: Closure[];
  machines: (Omit<Machine, 'scanTypeIds'> & { scanTypeIds: string[] })[];
  minutes: { scanTypeId: number; minutes: string; contrastMinutes: string }[];
}

/** Hours that a day starts with when it is opened. */
const newHours = { open: '08:00', close: '17:00' };
export const newClosure: Closure = { from: '', to: '', reason: '' };

/** Adds the holidays as closures of a day, in the order of their dates; rows that are not filled in yet stay last. */
export const addHolidays = (closures: readonly Closure[], holidays: readonly Holiday[]): Closure[] =>
  [...closures, ...holidays.map(({ date, name }) => ({ from: date, to: date, reason: name }))].sort((one, other) =>
    (one.from || '9999') < (other.from || '9999') ? -1 : 1,
  );

export const newMachine = { name: '', scanTypeIds: [], isOpen: false };

export const toScheduleValues = ({ hours, closures, machines, minutes }: CenterSchedule): ScheduleValues => ({
  hours: hours.map((day) => ({ isOpen: day !== null, ...(day ?? newHours) })),
  closures,
  machines: machines.map((machine) => ({ ...machine, isOpen: machine.isOpen ?? false, scanTypeIds: machine.scanTypeIds.map(String) })),
  minutes: minutes.map((row) => ({ ...row, minutes: String(row.minutes), contrastMinutes: String(row.contrastMinutes) })),
});

const isOffered = (modalities: readonly Modality[], id: number) => modalities.some(({ scanTypeId }) => scanTypeId === id);

/** The machines of the form that were removed at the API since they were loaded: they cannot be changed anymore. */
export const listRemovedMachines = ({ machines }: ScheduleValues, stored: CenterSchedule): ScheduleValues['machines'] =>
  machines.filter(({ id }) => id !== undefined && !stored.machines.some((machine) => machine.id === id));

/** Turns the form into a schedule; a modality that the location has no longer is left out. */
export const toSchedule = ({ hours, closures, machines, minutes }: ScheduleValues, modalities: readonly Modality[]): CenterSchedule => ({
  hours: hours.map(({ isOpen, open, close }) => (isOpen ? { open, close } : null)),
  closures: closures.map(({ reason, ...days }) => ({ ...days, reason: reason.trim() })),
  machines: machines.map(({ name, scanTypeIds, isOpen, ...rest }) => ({
    ...rest,
    name: name.trim(),
    scanTypeIds: scanTypeIds.map(Number).filter((id) => isOffered(modalities, id)),
    ...(isOpen ? { isOpen } : {}),
  })),
  minutes: minutes
    .filter(({ scanTypeId }) => isOffered(modalities, scanTypeId))
    .map((row) => ({ ...row, minutes: Number(row.minutes), contrastMinutes: Number(row.contrastMinutes) })),
});

const { missing } = scheduleTexts;

export const scheduleSchema = object({
  hours: array(
    object({
      isOpen: boolean(),
      open: string().when('isOpen', ([isOpen], field) => (isOpen ? field.required(missing.hours) : field)),
      close: string().when(['isOpen', 'open'], ([isOpen, open = ''], field) =>
        isOpen ? field.required(missing.hours).test('order', missing.hoursOrder, (close) => close > open) : field,
      ),
    }),
  ),
  closures: array(
    object({
      from: string().required(missing.closureFrom),
      to: string()
        .required(missing.closureTo)
        .when('from', ([from = ''], field) => field.test('order', missing.closureOrder, (to) => !to || to >= from)),
    }),
  ),
  machines: array(object({ name: string().trim().required(missing.machineName), scanTypeIds: array().min(1, missing.machineModalities) })),
});

const toWallTime = (time: string) => formatTimeOfDay(`2000-01-01 ${time}:00`);
const formatHours = (day: CenterSchedule['hours'][number]) =>
  day ? scheduleTexts.from(toWallTime(day.open), toWallTime(day.close)) : scheduleTexts.closed;

/** Formats the days of a closure: '05/05/2031 to 05/06/2031'. */
const formatClosure = ({ from, to, reason }: Closure) => {
  const days = from === to ? formatShortDate(from) : scheduleTexts.from(formatShortDate(from), formatShortDate(to));
  return reason ? `${days} (${reason})` : days;
};

/** Summarizes a schedule as a user reads it; `modalities` names its scan types. */
export const summarizeSchedule =
  (modalities: readonly Modality[]) =>
  ({ hours, closures, machines, minutes }: CenterSchedule): FieldSummary[] => {
    const getName = (id: number) => modalities.find(({ scanTypeId }) => scanTypeId === id)?.name ?? '';
    return [
      ...hours.map((day, weekday) => ({ label: weekdayNames[weekday] ?? '', value: formatHours(day) })),
      { label: scheduleTexts.closures, value: closures.map(formatClosure).join('; ') || scheduleTexts.noClosures },
      {
        label: scheduleTexts.machines,
        value: machines
          .map(
            ({ name, scanTypeIds, isOpen }) =>
              `${name} (${[...scanTypeIds.map(getName), ...(isOpen ? [scheduleTexts.open] : [])].join(', ')})`,
          )
          .join('; '),
      },
      {
        label: scheduleTexts.minutes,
        value: minutes.map((row) => `${getName(row.scanTypeId)} ${scheduleTexts.bothLengths(row.minutes, row.contrastMinutes)}`).join('; '),
      },
    ];
  };
