import { type Agenda, type AgendaAppointment } from '@scanharbor/shared-contracts/domain/agenda';
import { getHourRange, getLoad, listClosedTimes, listColumns, toMinutes, toRow } from './agenda-columns';

const exam = (requestId: number, start: string, machineId: number | null, minutes = 30): AgendaAppointment => ({
  requestId,
  start,
  machineId,
  minutes,
  patient: 'Jordan Ellis',
  modality: 'MRI',
  scan: 'MRI - Brain',
  attendance: 'expected',
  hasPatientAsked: false,
});
const machine = (id: number) => ({ id, name: `MRI ${id}`, modalities: ['MRI'], isRemoved: false });
const day = (date: string, hours: Agenda['days'][number]['hours'] = { open: '08:00', close: '18:00' }) => ({ date, hours, closure: null });

const agenda: Agenda = {
  days: [day('2031-05-06'), day('2031-05-07', null)],
  machines: [machine(1), machine(2)],
  appointments: [exam(7, '2031-05-06 09:30:00', 1), exam(8, '2031-05-07 09:30:00', 2), exam(9, '2031-05-06 19:15:00', 1, 60)],
};

const keysOf = (columns: ReturnType<typeof listColumns>) =>
  columns.map(({ key, appointments }) => [key, appointments.map(({ requestId }) => requestId)]);

it('has a column for each machine and day, or for the days of one machine', () => {
  expect(keysOf(listColumns({ ...agenda, days: [day('2031-05-06')] }))).toEqual([
    ['2031-05-06 1', [7, 9]],
    ['2031-05-06 2', []],
  ]);
  expect(keysOf(listColumns(agenda, 2))).toEqual([
    ['2031-05-06 2', []],
    ['2031-05-07 2', [8]],
  ]);
});

it('has a column for exams without a machine when there are some', () => {
  const old = { ...agenda, days: [day('2031-05-06')], appointments: [exam(7, '2031-05-06 09:30:00', null)] };
  expect(keysOf(listColumns(old)).at(-1)).toEqual(['2031-05-06 ', [7]]);
});

it('shows the hours of every exam and all opening hours, and the usual ones without any', () => {
  expect(getHourRange(listColumns(agenda))).toEqual({ from: 8, to: 21 });
  expect(getHourRange(listColumns({ ...agenda, days: [day('2031-05-07', null)], appointments: [] }))).toEqual({ from: 8, to: 18 });
});

it('places times on quarters of an hour, and closed times before and after the hours', () => {
  const range = { from: 7, to: 20 };
  expect([toMinutes('2031-05-06 09:45:00'), toMinutes('18:00')]).toEqual([585, 1080]);
  expect([toRow(7 * 60, range), toRow(585, range), toRow(6 * 60, range)]).toEqual([1, 12, 1]);
  expect(listClosedTimes(day('2031-05-06'), range)).toEqual([
    { from: 420, to: 480 },
    { from: 1080, to: 1200 },
  ]);
  expect(listClosedTimes(day('2031-05-07', null), range)).toEqual([{ from: 420, to: 1200 }]);
});

it('says how much of the opening hours is booked', () => {
  const [first, closed] = [listColumns(agenda, 1)[0]!, listColumns(agenda, 2)[1]!];
  expect([getLoad(first), getLoad(closed)]).toEqual([15, 0]);
});
