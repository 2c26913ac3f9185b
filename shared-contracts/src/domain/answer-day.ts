import { addDays, civilDate, type CivilDate, getWeekday, sunday } from './civil-date';
import { readLocal } from './wall-clock';

/** Business days, Monday to Friday, within which a request usually has an appointment. */
export const answerDays = 2;

const saturday = 6;
const isBusinessDay = (date: CivilDate) => getWeekday(date) !== saturday && getWeekday(date) !== sunday;

/** The day by which the patient of a request usually has an answer; '' when `sentAt` is not a time. */
export function getAnswerDay(sentAt: string): CivilDate {
  const sent = readLocal(sentAt);
  if (!sent) return '';
  let day = civilDate(sent.year, sent.month, sent.day);
  for (let left = answerDays; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}
