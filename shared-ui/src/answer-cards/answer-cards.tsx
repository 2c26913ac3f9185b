import { type ReactElement } from 'react';
import { Button } from '../button/index';
import { Card, Cluster, Stack, SummaryList, type SummaryRow } from '../layout/index';
import { Heading, type HeadingLevel } from '../theme/index';

interface AnswerGroup {
  name: string;
  rows: readonly SummaryRow[];
  /** Accessible name of the Change button, such as 'Change: Scan'. */
  changeLabel: string;
  onChange: () => void;
}

interface AnswerCardsProps {
  groups: readonly AnswerGroup[];
  changeText: string;
  /** Disables the Change buttons while the request is submitted. */
  sending: boolean;
  level?: HeadingLevel;
}

/** Shows all answers for review before submission: a card per group, each with a Change button. */
export function AnswerCards({ groups, changeText, sending, level = 2 }: AnswerCardsProps): ReactElement[] {
  return groups.map(({ name, rows, changeLabel, onChange }) => (
    <Card key={name} aria-label={name}>
      <Stack $gap="space12">
        <Cluster $justify="space-between">
          <Heading level={level} size="small">
            {name}
          </Heading>
          <Button variant="link" aria-label={changeLabel} disabled={sending} onClick={onChange}>
            {changeText}
          </Button>
        </Cluster>
        <SummaryList rows={rows} />
      </Stack>
    </Card>
  ));
}
