import { formatClockTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { isOpenOver24Hours } from '@scanharbor/shared-contracts/domain/portal-request';
import { type RequestHit } from '@scanharbor/shared-contracts/domain/request-hit';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { texts } from '../../texts';
import { Detail, Name, Scan } from './palette.styles';

const { palette } = texts;

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with the words of the search marked. */
function Marked({ text, search }: { text: string; search: string }) {
  const words = search.split(/\s+/).filter(Boolean).map(escape);
  if (words.length === 0) return text;
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'i'));
  // The parts between two matches are at even positions.
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}

function HitState({ hit: { state, hoursOpened, isCancelRequested, appointment } }: { hit: RequestHit }) {
  if (isCancelRequested) return <StatusPill $tone="warning">{palette.cancelRequested}</StatusPill>;
  if (!appointment)
    return (
      <StatusPill $tone={isOpenOver24Hours(hoursOpened) ? 'danger' : 'neutral'}>{palette.waiting(Math.floor(hoursOpened))}</StatusPill>
    );
  const date = formatShortDate(appointment.start);
  if (state === 'completed') return <StatusPill>{palette.past(date)}</StatusPill>;
  return <StatusPill $tone="ok">{palette.booked(`${date} ${formatClockTime(appointment.start, appointment.timeZone)}`)}</StatusPill>;
}

/** A request in the palette: patient, date of birth, scan, number, phone and state. */
export function HitOption({ hit, search }: { hit: RequestHit; search: string }) {
  const { patient, requestId, scanName, appointment } = hit;
  return (
    <>
      <span>
        <Name>
          <Marked text={formatFullName(patient)} search={search} />
        </Name>
        <Detail>{formatShortDate(patient.dob)}</Detail>
      </span>
      <Scan>
        {scanName}
        <Detail>{[`#${requestId}`, patient.phone, appointment?.location].filter(Boolean).join(' · ')}</Detail>
      </Scan>
      <HitState hit={hit} />
    </>
  );
}
