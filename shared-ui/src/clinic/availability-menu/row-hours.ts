import { dateTexts } from '@scanharbor/shared-contracts/domain/date-texts';
import { type DateRow, dayParts } from '@scanharbor/shared-contracts/domain/availability';
import { availabilityMenuTexts as texts } from './availability-menu.texts';

/** The full hours of a day from 12:00 AM to 11:00 PM, by hour [UI-108]. @internal */
export const hourOptions: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${hour % 12 || 12}:00 ${hour < 12 ? dateTexts.am : dateTexts.pm}`,
);

/** Formats the hours of a row and joins adjacent parts: '8:00 AM to 4:00 PM'. Returns '' without a selected part. */
export function formatRowHours({ parts }: DateRow): string {
  const spans: { from: number; to: number }[] = [];
  for (const { from, to } of dayParts.filter(({ id }) => parts.includes(id))) {
    const last = spans.at(-1);
    if (last?.to === from) last.to = to;
    else spans.push({ from, to });
  }
  return spans.map(({ from, to }) => texts.span(hourOptions[from] ?? '', hourOptions[to] ?? '')).join(', ');
}
