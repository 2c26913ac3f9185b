import { type ReactNode } from 'react';
import { formatCard, type Insurer, type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { labels, physicianTexts, scanTexts } from '../../../texts';
import { type FlowDraft, type StepNumber } from '../flow-draft';
import { type RequestDetails, formatScanLabel } from '../use-request-details';
import { OfferedTimes } from '../offered-times';

interface AnswerGroup {
  step: StepNumber;
  rows: { label: string; value: ReactNode }[];
}

const isoToUs = (iso: string) => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');

/** Returns all answers by step, for 'Check your answers'. */
export function listAnswerGroups(draft: FlowDraft, details: RequestDetails, card?: SavedCard, insurer?: Insurer): AnswerGroup[] {
  const { one, person, three, four } = draft;
  const { scan, option, center } = details;
  const selfPay = one.payment === 'self-pay';
  const covid = physicianTexts.covidOptions.find(({ value }) => value === three.covid)?.label;
  const filled = (rows: { label: string; value: ReactNode }[]) => rows.filter(({ value }) => Boolean(value));
  return [
    {
      step: 1,
      rows: filled([
        { label: labels.scan, value: scan && formatScanLabel(scan) },
        { label: labels.near, value: `${one.zipCode}, ${scanTexts.miles(one.miles)}` },
        { label: labels.center, value: center?.name },
        { label: labels.when, value: <OfferedTimes {...one} /> },
      ]),
    },
    {
      step: 2,
      rows: filled([
        { label: labels.name, value: `${person.firstName} ${person.lastName}`.trim() },
        { label: labels.email, value: person.email },
        { label: labels.phone, value: toPhone(person.phone) ?? person.phone },
        { label: labels.dob, value: isoToUs(person.dob) },
      ]),
    },
    {
      step: 3,
      rows: filled([
        { label: labels.physician, value: `${three.doctorFirstName} ${three.doctorLastName}` },
        { label: labels.reason, value: three.reason },
        {
          label: labels.prescription,
          value:
            [three.fileName, ...(three.morePages ?? []).map(({ name }) => name)].filter(Boolean).join(', ') ||
            (three.willBring && selfPay && labels.willBring),
        },
        { label: labels.covid, value: covid },
      ]),
    },
    {
      step: 4,
      rows: filled(
        selfPay
          ? [
              { label: labels.card, value: card && formatCard(card) },
              { label: labels.hold, value: option && labels.holdDue(formatDollars(option.minFee)) },
              { label: labels.atScan, value: option && formatDollars(option.minPrice) },
            ]
          : [
              { label: labels.insurance, value: insurer?.name },
              { label: labels.memberId, value: four.memberId },
            ],
      ),
    },
  ];
}
