import { type ReactNode } from 'react';
import { type Insurer, type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { labels, physicianTexts, scanTexts } from '../../../texts';
import { type FlowDraft, type StepNumber } from '../flow-draft';
import { type RequestFacts, scanLabel } from '../use-request-facts';
import { When } from '../when';
import { cardName } from './card-name';

interface AnswerGroup {
  step: StepNumber;
  rows: { label: string; value: ReactNode }[];
}

const isoToUs = (iso: string) => iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');

/** All answers by step, for 'Check your answers'. */
export function answerGroups(draft: FlowDraft, facts: RequestFacts, card?: SavedCard, insurer?: Insurer): AnswerGroup[] {
  const { one, person, three, four } = draft;
  const { scan, option } = facts;
  const selfPay = one.payment === 'self-pay';
  const covid = physicianTexts.covidOptions.find(({ value }) => value === three.covid)?.label;
  const filled = (rows: { label: string; value: ReactNode }[]) => rows.filter(({ value }) => value);
  return [
    {
      step: 1,
      rows: filled([
        { label: labels.scan, value: scan && scanLabel(scan) },
        { label: labels.near, value: `${one.zipCode}, ${scanTexts.miles(one.miles)}` },
        { label: labels.when, value: <When {...one} /> },
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
        { label: labels.prescription, value: three.fileName || (three.willBring && selfPay && labels.willBring) },
        { label: labels.covid, value: covid },
      ]),
    },
    {
      step: 4,
      rows: filled(
        selfPay
          ? [
              { label: labels.card, value: card && cardName(card) },
              { label: labels.hold, value: option && dollars(option.minFee) },
              { label: labels.atScan, value: option && dollars(option.minPrice) },
            ]
          : [
              { label: labels.insurance, value: insurer?.name },
              { label: labels.memberId, value: four.memberId },
            ],
      ),
    },
  ];
}
