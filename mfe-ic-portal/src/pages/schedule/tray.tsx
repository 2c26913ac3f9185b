import { paths } from '@scanharbor/shared-contracts';
import { type WaitingRequest } from '@scanharbor/shared-contracts/domain/agenda';
import { formatWindowsByDay } from '@scanharbor/shared-contracts/domain/format-windows';
import { Button } from '@scanharbor/shared-ui/button';
import { CountBadge } from '@scanharbor/shared-ui/count-badge';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { isPlainKey } from './is-plain-key';
import { useLiveWaiting } from './use-agenda';

const agendaTexts = texts.agenda;

const firstCount = 5;
const mostCount = 50;
/** Days of offered times on a card. */
const shownDays = 2;
const overdueHours = 24;

/** In sight beside the schedule, however long that is. */
const Side = styled(Stack)`
  ${media.from(1200)} {
    position: sticky;
    inset-block-start: calc(${token.space16} + ${token.topInset});
    max-height: calc(100vh - ${token.space32} - ${token.topInset});
    overflow-y: auto;
  }
`;

const Cards = styled.ol`
  display: grid;
  gap: ${token.space8};
`;

const Card = styled.li<{ $isPlacing: boolean }>`
  display: grid;
  gap: 2px;
  padding: ${token.space8} ${token.space12};
  border: ${({ $isPlacing }) => ($isPlacing ? `2px dashed ${token.brand}` : `1px solid ${token.divider}`)};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
  font-size: ${token.text14};
  touch-action: manipulation;
`;

const Top = styled.div`
  display: flex;
  gap: ${token.space8};
  justify-content: space-between;
`;

interface TrayProps {
  locationId: number;
  /** The request that is being placed. */
  placingId: number | undefined;
  /** Undefined on a screen without columns. */
  onPlace: ((request: WaitingRequest) => void) | undefined;
  onDrag: (request: WaitingRequest, event: PointerEvent) => void;
  /** Opens the booking panel. */
  onBook: (requestId: number) => void;
}

/** The requests that wait for a time at the location, oldest first: to be placed on the schedule, or booked in the panel. */
export function Tray({ locationId, placingId, onPlace, onDrag, onBook }: TrayProps) {
  const [limit, setLimit] = useState(firstCount);
  const { data, isError, refetch } = useLiveWaiting({ locationId, limit });
  return (
    <Side as="aside" $gap="space12" aria-label={agendaTexts.tray}>
      <Cluster $gap="space8" $justify="space-between">
        <Heading level={2} size="small">
          {agendaTexts.tray}
        </Heading>
        {data && <CountBadge>{data.total.toLocaleString('en-US')}</CountBadge>}
      </Cluster>
      {onPlace && (
        <Text $size="note" $color="ink2">
          {agendaTexts.trayHelp}
        </Text>
      )}
      {!data && (isError ? <LoadError title={agendaTexts.trayFailed} onRetry={() => void refetch()} level={3} /> : <Skeleton lines={6} />)}
      {data?.total === 0 && <Text $color="ink2">{agendaTexts.trayEmpty}</Text>}
      <Cards>
        {data?.requests.map((request) => {
          const { requestId, patient, scan, minutes, hoursOpened, windows } = request;
          const handleKey = (event: KeyboardEvent) => isPlainKey(event, 'p') && onPlace?.(request);
          const days = formatWindowsByDay([...windows]);
          return (
            <Card key={requestId} $isPlacing={requestId === placingId} onPointerDown={onPlace && ((event) => onDrag(request, event))}>
              <Top>
                <Link to={paths.test(requestId)} onKeyDown={handleKey}>
                  {patient}
                </Link>
                <Text as="span" $size="note" $color={hoursOpened > overdueHours ? 'danger' : 'ink2'} $tabular>
                  {agendaTexts.hours(hoursOpened)}
                </Text>
              </Top>
              <span>
                {scan}, {agendaTexts.minutes(minutes)}
              </span>
              <Text as="span" $size="note" $color="ink2">
                {days.length === 0
                  ? texts.book.noWindows
                  : [
                      ...days.slice(0, shownDays).map(({ day, ranges }) => `${day}, ${ranges.join(', ')}`),
                      ...(days.length > shownDays ? ['…'] : []),
                    ].join('; ')}
              </Text>
              <Cluster $gap="space8">
                {onPlace && (
                  <Button variant="link" aria-label={agendaTexts.placeOf(patient)} onClick={() => onPlace(request)} onKeyDown={handleKey}>
                    {agendaTexts.place}
                  </Button>
                )}
                <Button variant="link" aria-label={texts.grid.bookOf(requestId)} onClick={() => onBook(requestId)} onKeyDown={handleKey}>
                  {texts.grid.book}
                </Button>
              </Cluster>
            </Card>
          );
        })}
      </Cards>
      {data && data.total > limit && limit < mostCount && (
        <div>
          <Button variant="link" onClick={() => setLimit(mostCount)}>
            {agendaTexts.showMore(Math.min(data.total, mostCount) - limit)}
          </Button>
        </div>
      )}
    </Side>
  );
}
