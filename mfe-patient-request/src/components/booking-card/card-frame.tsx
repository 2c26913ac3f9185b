import { type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { formatRequestName } from '../../texts';
import { CardDetails } from './card-details';
import { getCardStatus, type TestCard } from './card-status';

const Foot = styled.div`
  padding-top: ${token.space16};
  border-top: 1px solid ${token.divider};

  &:empty {
    display: none;
  }
`;

interface CardFrameProps {
  card: TestCard;
  headingId: string;
  /** Takes focus when the focused element disappears. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Content after the status. */
  note?: ReactNode;
  /** Time and location, between the name and the details. */
  children?: ReactNode;
  /** Actions of the patient. */
  actions?: ReactNode;
}

/** A card: status, name, details and actions (PR-270, PR-271). */
export function CardFrame({ card, headingId, headingRef, note, children, actions }: CardFrameProps) {
  const { label, tone } = getCardStatus(card);
  return (
    <Card as="article" aria-labelledby={headingId}>
      <Stack>
        <Stack $gap="space8">
          <Cluster $justify="space-between" $gap="space8">
            <Cluster $gap="space8">
              <StatusPill $tone={tone}>{label}</StatusPill>
              {note}
            </Cluster>
            {card.requestId !== undefined && (
              <Text $size="note" $color="ink2" $tabular>
                {formatRequestName(card.requestId)}
              </Text>
            )}
          </Cluster>
          <Heading level={2} size="card" id={headingId} tabIndex={-1} ref={headingRef}>
            {card.scanName}
          </Heading>
        </Stack>
        {children}
        <CardDetails card={card} />
        {actions && <Foot>{actions}</Foot>}
      </Stack>
    </Card>
  );
}
