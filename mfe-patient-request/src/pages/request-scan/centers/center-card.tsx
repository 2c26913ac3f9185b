import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { isEvening, isWeekend } from '@scanharbor/shared-contracts/domain/openings';
import { type CenterResult } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { Check, MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import { centersTexts as texts } from './centers.texts';
import { OpeningChips } from './opening-chips';

const Card = styled.li<{ $chosen: boolean; $hinted: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space12};
  padding: ${token.space16} ${token.space16};
  border: 1px solid ${({ $hinted }) => ($hinted ? token.brand : token.divider)};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  ${({ $chosen }) => $chosen && `outline: 2px solid ${token.brand}; outline-offset: -2px; background: ${token.brandWash};`}
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space4} ${token.space16};
`;

const Price = styled.div`
  text-align: end;

  ${media.below(568)} {
    text-align: start;
  }
`;

const Amount = styled(Text)`
  font-size: ${token.text22};
  line-height: 1.625rem;
`;

const Meta = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space4} ${token.space12};

  span {
    display: inline-flex;
    align-items: center;
    gap: ${token.space4};
  }
`;

const Included = styled.div`
  display: grid;
  gap: ${token.space4};
  padding-top: ${token.space12};
  border-top: 1px solid ${token.divider};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space4} ${token.space16};
    list-style: none;
  }

  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-size: ${token.text14};
    font-weight: ${token.weightMedium};
  }

  svg {
    color: ${token.ok};
  }
`;

interface CenterCardProps {
  center: CenterResult;
  selfPay: boolean;
  /** False while only the modality is known: the price is then the lowest, and there are no times. */
  exact: boolean;
  openings: readonly string[];
  market: number | undefined;
  isChosen: boolean;
  /** The pin of the center is under the pointer or has focus. */
  isHinted: boolean;
  times: readonly string[];
  onChoose: () => void;
  onToggle: (start: string) => void;
  onHint: (on: boolean) => void;
}

/** What is in the price and how it is paid; with insurance the plan decides. */
function WhatIsIncluded({ center, selfPay, market }: Pick<CenterCardProps, 'center' | 'selfPay' | 'market'>) {
  const { total, deposit } = center;
  return (
    <Included>
      {selfPay && (
        <ul>
          {texts.included.map((part) => (
            <li key={part}>
              <Check size={16} strokeWidth={1.75} aria-hidden="true" />
              {part}
            </li>
          ))}
        </ul>
      )}
      <Text $size="note" $color="ink2" $tabular>
        {selfPay ? texts.howPaid(formatDollars(deposit), formatDollars(total - deposit)) : texts.insurancePaid}
        {selfPay && market !== undefined && market > total && (
          <>
            {' '}
            {texts.market} <s>{formatDollars(market)}</s>.
          </>
        )}
      </Text>
    </Included>
  );
}

/** A center with its distance, total price and next openings; the chosen one says what is included. */
export function CenterCard(props: CenterCardProps) {
  const { center, selfPay, exact, openings, isChosen, isHinted, times, onChoose, onToggle, onHint } = props;
  const { id, name, distance, city, total, hasOpenMachine } = center;
  const headingId = `center-${id}`;
  const features = [
    hasOpenMachine && texts.open,
    center.openings.some(isEvening) && texts.evening,
    center.openings.some(isWeekend) && texts.weekend,
  ].filter((feature) => feature !== false);
  return (
    <Card
      $chosen={isChosen}
      $hinted={isHinted}
      aria-labelledby={headingId}
      onMouseEnter={() => onHint(true)}
      onMouseLeave={() => onHint(false)}
      onFocus={() => onHint(true)}
      onBlur={() => onHint(false)}
    >
      <Head>
        <Stack $gap="space4">
          <Cluster $gap="space8">
            <Heading level={2} size="card" id={headingId}>
              {name}
            </Heading>
            {isChosen && <StatusPill $tone="brand">{texts.chosen}</StatusPill>}
          </Cluster>
          <Meta as="div" $size="note" $color="ink2">
            <span>
              <MapPin size={18} strokeWidth={1.75} aria-hidden="true" />
              <span aria-hidden="true">{texts.miles(distance)}</span>
              <VisuallyHidden>{texts.spokenMiles(distance)}</VisuallyHidden>
            </span>
            <span>{city}</span>
            {features.map((feature) => (
              <span key={feature}>{feature}</span>
            ))}
          </Meta>
        </Stack>
        <Price>
          {selfPay ? (
            <>
              <Amount $strong $tabular>
                {exact ? formatDollars(total) : texts.from(formatDollars(total))}
              </Amount>
              <Text $size="note" $color="ink2">
                {exact ? texts.total : texts.fromTotal}
              </Text>
            </>
          ) : (
            <Text $size="note" $color="ink2">
              {texts.planDecides}
            </Text>
          )}
        </Price>
      </Head>
      {exact && <OpeningChips center={center} openings={openings} chosen={times} onToggle={onToggle} />}
      {exact && !isChosen && (
        <div>
          <Button variant="link" aria-describedby={headingId} onClick={onChoose}>
            {texts.choose}
          </Button>
        </div>
      )}
      {isChosen && <WhatIsIncluded {...props} />}
    </Card>
  );
}
