import { type SessionUser } from '@scanharbor/shared-contracts';
import { type InvitedScan } from '@scanharbor/shared-contracts/domain/invitation';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { windowTexts } from '@scanharbor/shared-contracts/domain/window-text';
import { type SummaryRow } from '@scanharbor/shared-ui/layout';
import { texts } from '../../../texts';
import { accountOf, type HandOffDraft, timeIds } from '../hand-off';
import { cardName } from './card-name';

/** The chosen times in words, one text per day; flexible is one text. */
function timeWords({ choices }: HandOffDraft): string[] {
  if (choices.time === timeIds.flexible) return [texts.choices.flexibleText];
  return windowTexts(choices.windows).map(({ day, ranges }) => `${day}, ${ranges.join(' and ')}`);
}

/** What was answered in steps 2 and 3, for the check and the confirmation. */
export function answerRows(about: InvitedScan, draft: HandOffDraft, user: SessionUser | undefined): SummaryRow[] {
  const { check, choices } = texts;
  const account = accountOf(draft, user);
  const who = account ? `${account.firstName} ${account.lastName}` : check.guest;
  return [
    { label: check.scan, value: about.scan.name },
    { label: check.who, value: who },
    { label: check.paying, value: draft.choices.payment === 'self-pay' ? choices.selfPay : choices.insurance },
    { label: check.zip, value: draft.choices.zipCode },
    { label: check.when, value: timeWords(draft).map((line) => <div key={line}>{line}</div>) },
  ];
}

/** The card, or the insurance company by its name; `insurer` is undefined until the list of companies is there. */
export function paymentRow({ choices }: HandOffDraft, card: SavedCard | undefined, insurer: string | undefined): SummaryRow {
  const { check } = texts;
  if (choices.payment === 'self-pay') return { label: check.card, value: card ? cardName(card) : '' };
  return { label: check.insurer, value: insurer ?? '' };
}

/** What is paid, and when. */
export const priceRows = ({ scan }: InvitedScan): SummaryRow[] => [
  { label: texts.payment.deposit, value: dollars(scan.fee) },
  { label: texts.payment.atScan, value: dollars(scan.minPrice) },
];
