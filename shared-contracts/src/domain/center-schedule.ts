import { type CivilDate, getWeekday } from './civil-date';

/** From opening to closing, 'HH:mm'. */
interface DayHours {
  open: string;
  close: string;
}

/** Opening hours from Sunday to Saturday; null on days when the center is closed. */
export type WeekHours = (DayHours | null)[];

/** Days without exams, first and last included. */
export interface Closure {
  from: CivilDate;
  to: CivilDate;
  reason: string;
}

/** The length of the exams of a modality at one location, without and with contrast. */
export interface ExamMinutes {
  scanTypeId: number;
  minutes: number;
  contrastMinutes: number;
}

/** A machine of a location, with the modalities that it can scan; without an id until it is stored. */
export interface Machine {
  id?: number | undefined;
  name: string;
  scanTypeIds: number[];
  /** Open at the sides or wide, for patients who are afraid of narrow spaces. Left out: it is not. */
  isOpen?: boolean | undefined;
}

/** When and on which machines a location can take exams. */
export interface CenterSchedule {
  hours: WeekHours;
  closures: Closure[];
  machines: Machine[];
  /** Of every modality of the location. */
  minutes: ExamMinutes[];
}

/** Every day, so long that an exam of two hours can start at the last slot, 8:45 PM. A center sets its own hours. */
export const defaultHours: WeekHours = Array.from({ length: 7 }, () => ({ open: '06:00', close: '23:00' }));

/** Exams are as long as full slots. */
export const examLengths: readonly number[] = [15, 30, 45, 60, 75, 90, 105, 120];

/** The usual minutes of an exam by modality, without and with contrast. */
const usualMinutes: Readonly<Record<string, readonly [plain: number, contrast: number]>> = {
  MRI: [30, 45],
  CT: [15, 30],
  PET: [120, 120],
  Ultrasound: [30, 30],
  Mammogram: [30, 30],
  'X-Ray': [15, 30],
  DEXA: [30, 30],
  Nuclear: [60, 60],
  'Breast MRI': [45, 45],
  'Breast Ultrasound': [30, 30],
};
const unknownMinutes = [30, 45] as const;

/** The usual lengths of the exams of a modality. */
export function getUsualMinutes(scanTypeId: number, modality: string): ExamMinutes {
  const [minutes, contrastMinutes] = usualMinutes[modality] ?? unknownMinutes;
  return { scanTypeId, minutes, contrastMinutes };
}

/** True when the description of a scan says that contrast is used. @internal */
export const usesContrast = (description: string): boolean => /(^|\band )with contrast/i.test(description);

interface ScanToTime {
  scanTypeId: number;
  modality: string;
  description: string;
}

/** Returns the minutes of an exam at a location: its own, or the usual ones. */
export function getExamMinutes({ scanTypeId, modality, description }: ScanToTime, own: readonly ExamMinutes[]): number {
  const { minutes, contrastMinutes } = own.find((row) => row.scanTypeId === scanTypeId) ?? getUsualMinutes(scanTypeId, modality);
  return usesContrast(description) ? contrastMinutes : minutes;
}

/** True when a center is open from `start` to `end`, wall-clock times there. */
export function isOpenDuring({ hours, closures }: { hours: WeekHours; closures: Closure[] }, start: string, end: string): boolean {
  const date = start.slice(0, 10);
  const day = hours[getWeekday(date)];
  if (!day || closures.some(({ from, to }) => from <= date && date <= to)) return false;
  return `${date} ${day.open}:00` <= start && end <= `${date} ${day.close}:00`;
}

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Returns for how many minutes a center is open on a day. */
export function getOpenMinutes({ hours, closures }: { hours: WeekHours; closures: Closure[] }, date: CivilDate): number {
  const day = hours[getWeekday(date)];
  if (!day || closures.some(({ from, to }) => from <= date && date <= to)) return 0;
  return toMinutes(day.close) - toMinutes(day.open);
}
