import { brand } from '@scanharbor/shared-contracts';
import { disputeCents, disputeDays } from '@scanharbor/shared-contracts/domain/estimate';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';

/**
 * The notices of a good-faith estimate: 45 CFR 149.610(c)(1)(vi) to (x), in that order. An issued estimate keeps the words of
 * its day.
 */
export const estimateNotices = {
  /** Stands directly above the items that are scheduled separately. */
  separate: `You may need these items before or after your scan. They are scheduled separately, and whoever provides them gives you a separate good-faith estimate when you schedule them, or when you ask for it. Their diagnosis codes, service codes, expected charges and provider identifiers are therefore not part of this estimate. To ask for one, call the provider of the item, or write to ${brand.careTeamEmail}.`,
  all: [
    'Your provider may recommend additional items or services as part of your care. They must be scheduled or requested separately, and are not part of this estimate.',
    'This is only an estimate of the items and services that could reasonably be expected when it was issued. Actual items, services or charges may differ.',
    `If you are billed at least ${formatDollars(disputeCents / 100)} more than the expected charges of this estimate, you have the right to start the patient-provider dispute resolution process, within ${disputeDays} calendar days of the date on the bill. You find how at www.cms.gov/nosurprises/consumers or by phone at 1-800-985-3059. Starting the process does not affect the quality of the health care that you receive.`,
    'This estimate is not a contract. It does not require you to get the items or services from any of the providers or facilities in it.',
  ],
} as const;

const followUp = 'Visit to the physician who ordered the scan, to discuss the result';
const kidneyTest = 'Blood test of your kidneys before contrast, if the center or your physician asks for one';

/** Lists what patients usually schedule around a scan; `description` is that of its service, such as 'With contrast'. */
export const listSeparateItems = (description: string): string[] =>
  /\bwith contrast/i.test(description) ? [kidneyTest, followUp] : [followUp];
