import { patientHomeTexts as texts } from './home.texts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats how long it is until an instant: 'In 2 days, 22 hours', on the last day 'In 3 hours, 5 minutes'; 'Now' from then on. */
export function formatCountDown(start: Date, now: Date): string {
  const left = start.getTime() - now.getTime();
  if (left < minuteMs) return texts.today;
  const days = Math.floor(left / dayMs);
  const hours = Math.floor((left % dayMs) / hourMs);
  const minutes = Math.floor((left % hourMs) / minuteMs);
  const parts = [days > 0 && texts.days(days), hours > 0 && texts.hours(hours), days === 0 && minutes > 0 && texts.minutes(minutes)];
  return texts.inTime(parts.filter(Boolean).join(', '));
}

/** Returns the greeting for an hour of the reader's clock. */
export function getGreeting(hour: number): string {
  if (hour < 12) return texts.greetings.morning;
  return hour < 18 ? texts.greetings.afternoon : texts.greetings.evening;
}
