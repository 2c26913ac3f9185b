import { defaultTimeZone } from '@scanharbor/shared-contracts/domain/wall-clock';

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: defaultTimeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** Today as YYYY-MM-DD in the zone that holds before a center is known (D98). */
export const todayAtCenters = () => isoDay.format(new Date());
