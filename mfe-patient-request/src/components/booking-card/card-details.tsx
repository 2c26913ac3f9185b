import { paths } from '@scanharbor/shared-contracts';
import { useUploadsQuery } from '@scanharbor/shared-contracts/api/patients';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { token } from '@scanharbor/shared-ui/theme';
import { labels, scanTexts } from '../../texts';
import { cardTexts } from './booking-card.texts';
import { type TestCard } from './card-status';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.25rem, 100%), 1fr));
  gap: ${token.space12} ${token.space24};

  dt {
    color: ${token.ink2};
    font-size: ${token.text14};
    line-height: 1.25rem;
  }

  dd {
    overflow-wrap: anywhere;
    font-weight: ${token.weightMedium};
  }
`;

const prices = (card: TestCard) =>
  card.status === 'progress' || !card.selfPay
    ? []
    : [
        {
          label: labels.hold,
          value: card.status === 'requested' ? labels.holdDue(formatDollars(card.fee)) : cardTexts.held(formatDollars(card.fee)),
        },
        { label: labels.atScan, value: formatDollars(card.budget) },
      ];

const listDetails = (card: TestCard) => [
  { label: card.status === 'progress' ? cardTexts.startedOn : cardTexts.requestedOn, value: formatShortDate(card.requestedAt) },
  { label: labels.payment, value: card.selfPay ? scanTexts.selfPay : scanTexts.insurance },
  ...prices(card),
  { label: cardTexts.distance, value: cardTexts.miles(card.miles) },
  { label: labels.zip, value: card.zipCode },
  ...(card.doctor ? [{ label: labels.physician, value: card.doctor }] : []),
];

/** The names of the files that the patient has given as prescription (SC-177). */
function PrescriptionName({ requestId }: { requestId: number }) {
  const { data } = useUploadsQuery({ requestId });
  if (!data?.length) return null;
  return (
    <div>
      <dt>{cardTexts.prescription}</dt>
      <dd>{data.map(({ name }) => name).join(', ')}</dd>
    </div>
  );
}

/** Date, payment method, distance and prescription of a request (PR-271), and its good-faith estimate. */
export function CardDetails({ card }: { card: TestCard }) {
  return (
    <List>
      {listDetails(card).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {card.status !== 'progress' && card.selfPay && (
        <div>
          <dt>{cardTexts.charges}</dt>
          <dd>
            <Link to={paths.estimate(card.requestId)} aria-label={cardTexts.estimateOf(card.requestId)}>
              {cardTexts.estimate}
            </Link>
          </dd>
        </div>
      )}
      {card.status !== 'progress' && card.hasPrescription && <PrescriptionName requestId={card.requestId} />}
    </List>
  );
}
