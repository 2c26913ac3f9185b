import { addDays, type CivilDate, getWeekday } from '@scanharbor/shared-contracts/domain/civil-date';
import { isWallClock } from '@scanharbor/shared-contracts/domain/time-zone';
import { useUrlParams } from '../../components/use-url-params';

const weekDays = 7;

/** Returns which days the URL shows, by default today, and how to show others. */
export function useAgendaView(today: CivilDate) {
  const [params, change] = useUrlParams();
  const named = params.get('date') ?? '';
  const date = isWallClock(`${named} 00:00:00`) ? named : today;
  const view = params.get('view') === 'week' ? 'week' : 'day';
  const days = view === 'week' ? weekDays : 1;
  const set = (values: Record<string, string | undefined>) =>
    change((next) => {
      for (const [name, value] of Object.entries(values)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
    });
  const showDate = (next: CivilDate, machine?: number) =>
    set({ date: next === today ? undefined : next, ...(machine === undefined ? {} : { machine: String(machine) }) });
  return {
    date,
    view,
    days,
    /** The first day on the screen: weeks start on Sunday. */
    from: view === 'week' ? addDays(date, -getWeekday(date)) : date,
    machineId: Number(params.get('machine') ?? 0) || undefined,
    /** Shows a day, and a machine where one is on the screen. */
    showDate,
    /** Shows the next days, or with -1 the ones before. */
    turn: (direction: 1 | -1) => showDate(addDays(date, direction * days)),
    showView: (next: 'day' | 'week') => set({ view: next === 'week' ? next : undefined }),
    showMachine: (id: number) => set({ machine: String(id) }),
  } as const;
}
