import { type SessionUser } from '@scanharbor/shared-contracts';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type InvitedScan } from '@scanharbor/shared-contracts/domain/invitation';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { formatCard, type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { formatWindowsByDay } from '@scanharbor/shared-contracts/domain/format-windows';
import { type SummaryRow } from '@scanharbor/shared-ui/layout';
import { texts } from '../../../texts';
import { getAccount, type HandOffDraft, timeIds } from '../hand-off-draft';

/** Formats the chosen times, one text per day; flexible is one text. */
function formatTimes({ choices }: HandOffDraft): string[] {
  if (choices.time === timeIds.flexible) return [texts.choices.flexibleText];
  return formatWindowsByDay(choices.windows).map(({ day, ranges }) => `${day}, ${ranges.join(' and ')}`);
}

/** Returns the answers of steps 2 and 3 for the check and the confirmation. */
export function answerRows(about: InvitedScan, draft: HandOffDraft, user: SessionUser | undefined): SummaryRow[] {
  const { check, choices } = texts;
  const account = getAccount(draft, user);
  const name = account ? formatFullName(account) : check.guest;
  return [
    { label: check.scan, value: about.scan.name },
    { label: check.account, value: name },
    { label: check.paying, value: draft.choices.payment === 'self-pay' ? choices.selfPay : choices.insurance },
    { label: check.zip, value: draft.choices.zipCode },
    { label: check.when, value: formatTimes(draft).map((line) => <div key={line}>{line}</div>) },
  ];
}

/** Returns the card, or the name of the insurance company; `insurer` is undefined until the companies are loaded. */
export function paymentRow({ choices }: HandOffDraft, card: SavedCard | undefined, insurer: string | undefined): SummaryRow {
  const { check } = texts;
  if (choices.payment === 'self-pay') return { label: check.card, value: card ? formatCard(card) : '' };
  return { label: check.insurer, value: insurer ?? '' };
}

/** Returns what is paid, and when. */
export const priceRows = ({ scan }: InvitedScan): SummaryRow[] => [
  { label: texts.payment.deposit, value: formatDollars(scan.fee) },
  { label: texts.payment.atScan, value: formatDollars(scan.minPrice) },
];
