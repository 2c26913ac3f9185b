import { type CivilMonth, getMonth, shiftMonth } from '@scanharbor/shared-contracts/domain/civil-date';
import { useCivilToday } from '@scanharbor/shared-contracts/browser/server-time';
import { listMonths, maxReportMonths, type ReportPeriod } from '@scanharbor/shared-contracts/domain/report';
import { usePractice } from '../use-practice';
import { useUrlParams } from '../use-url-params';

/** Months of a report when the URL names none. */
const usualMonths = 6;

const names = { from: 'from', until: 'to', location: 'location' } as const;

/**
 * The period and location of a report: those of the URL where they can be chosen, otherwise the last six months of all locations. The
 * last three years can be chosen.
 */
export function useReportPeriod() {
  const [params, change] = useUrlParams();
  const locations = usePractice()?.locations ?? [];
  const location = locations.find(({ id }) => id === params.get(names.location));
  const current = getMonth(useCivilToday((location ?? locations[0])?.timeZone));
  const months = listMonths(shiftMonth(current, 1 - maxReportMonths), current);
  const read = (name: string, otherwise: CivilMonth) => months.find((month) => month === params.get(name)) ?? otherwise;
  const until = read(names.until, current);
  const from = read(names.from, [shiftMonth(until, 1 - usualMonths), months[0] ?? until].sort().at(-1) ?? until);
  const period: ReportPeriod = { from: from < until ? from : until, until, ...(location ? { locationId: Number(location.id) } : {}) };
  const set = (name: string, value: string) =>
    change((next) => {
      if (value) next.set(name, value);
      else next.delete(name);
    });
  return {
    period,
    months,
    locations,
    setFrom: (month: CivilMonth) => {
      change((next) => {
        next.set(names.from, month);
        if (month > until) next.set(names.until, month);
      });
    },
    setUntil: (month: CivilMonth) => {
      change((next) => {
        next.set(names.until, month);
        if (month < period.from) next.set(names.from, month);
        else next.set(names.from, period.from);
      });
    },
    setLocation: (id: string) => set(names.location, id),
  };
}
