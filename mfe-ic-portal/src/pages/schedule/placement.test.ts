import { type AgendaAppointment } from '@scanharbor/shared-contracts/domain/agenda';
import { type AgendaColumn } from './agenda-columns';
import { findObstacle, listFreeTargets, type Placement, stepTarget } from './placement';

const date = '2031-05-06';
const at = (time: string) => `${date} ${time}:00`;
const other = { requestId: 9, start: at('10:00'), minutes: 45, machineId: 1 } as AgendaAppointment;
const column = (id: number, modality = 'MRI', appointments: AgendaAppointment[] = []): AgendaColumn => ({
  key: `${date} ${id}`,
  day: { date, hours: { open: '08:00', close: '12:00' }, closure: null },
  machine: { id, name: `${modality} ${id}`, modalities: [modality], isRemoved: false },
  appointments,
});
const columns = [column(1, 'MRI', [other]), column(2), column(3, 'CT')];
const placement: Placement = {
  exam: { requestId: 7, patient: 'Rosa Alvarez', modality: 'MRI', minutes: 30 },
  windows: [{ id: 1, open: at('09:30'), close: at('11:30') }],
};
const range = { from: 8, to: 12 };
const early = at('06:00');
const obstacle = (time: string, shown = columns[0]!, changes: Partial<Placement> = {}, earliest = early) =>
  findObstacle({ ...placement, ...changes }, shown, at(time), earliest);

it('names what the API would refuse', () => {
  expect(obstacle('09:30')).toBeUndefined();
  expect(obstacle('09:45')).toBe('taken');
  expect(obstacle('10:30')).toBe('taken');
  expect(obstacle('10:45')).toBeUndefined();
  expect(obstacle('09:30', columns[2])).toBe('unfit');
  expect(obstacle('09:15')).toBe('notOffered');
  expect(obstacle('11:45', columns[1], { windows: [{ open: at('11:00'), close: at('13:00') }] })).toBe('closed');
  expect(obstacle('09:30', columns[0], {}, at('10:00'))).toBe('soon');
});

it('lets an exam change the machine at its time, whatever the patient offers', () => {
  const was = { start: at('08:30'), machineId: 1 };
  expect(obstacle('08:30', columns[0], { was })).toBe('same');
  expect(obstacle('08:30', columns[1], { was }, at('11:00'))).toBeUndefined();
  expect(obstacle('08:30', columns[2], { was })).toBe('unfit');
});

it('lists the free targets by time', () => {
  const free = listFreeTargets(placement, columns, range, early).map(({ start, machineId }) => `${start.slice(11, 16)} ${machineId}`);
  expect(free.slice(0, 3)).toEqual(['09:30 1', '09:30 2', '09:45 2']);
  expect(free.at(-1)).toBe('11:15 2');
  expect(listFreeTargets({ exam: placement.exam }, columns, range, early)).toEqual([]);
});

it('moves by quarters of an hour, columns and free times, within what is shown', () => {
  const step = { columns, range, free: listFreeTargets(placement, columns, range, early) };
  const move = (time: string, machineId: number, key: string) => {
    const next = stepTarget({ start: at(time), machineId }, key, step);
    return next && `${next.start.slice(11, 16)} ${next.machineId}`;
  };
  expect(move('09:30', 1, 'ArrowDown')).toBe('09:45 1');
  expect(move('09:30', 1, 'ArrowUp')).toBe('09:15 1');
  expect(move('08:00', 1, 'ArrowUp')).toBeUndefined();
  expect(move('11:45', 1, 'ArrowDown')).toBeUndefined();
  expect(move('09:30', 1, 'ArrowRight')).toBe('09:30 2');
  expect(move('09:30', 1, 'ArrowLeft')).toBeUndefined();
  expect(move('09:30', 3, 'ArrowRight')).toBeUndefined();
  expect(move('08:00', 1, 'PageDown')).toBe('09:30 1');
  expect(move('11:45', 1, 'PageUp')).toBe('11:15 2');
  expect(move('09:30', 1, 'a')).toBeUndefined();
});
