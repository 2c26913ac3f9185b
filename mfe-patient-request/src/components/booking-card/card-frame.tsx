import { type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { requestName } from '../../texts';
import { CardFacts } from './card-facts';
import { cardStatus, type TestCard } from './card-status';

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
  /** Takes focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What follows the status. */
  note?: ReactNode;
  /** Between the name and the facts: when and where. */
  children?: ReactNode;
  /** What the patient can do. */
  actions?: ReactNode;
}

/** A card: status, name, facts, and what can be done (PR-270, PR-271). */
export function CardFrame({ card, headingId, headingRef, note, children, actions }: CardFrameProps) {
  const { label, tone } = cardStatus[card.status];
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
              <Text $size="note" $colour="ink2" $tabular>
                {requestName(card.requestId)}
              </Text>
            )}
          </Cluster>
          <Heading level={2} size="card" id={headingId} tabIndex={-1} ref={headingRef}>
            {card.scanName}
          </Heading>
        </Stack>
        {children}
        <CardFacts card={card} />
        {actions && <Foot>{actions}</Foot>}
      </Stack>
    </Card>
  );
}
