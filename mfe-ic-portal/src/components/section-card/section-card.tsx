import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, type SpaceName } from '@scanharbor/shared-ui/theme';
import { type ReactNode } from 'react';

interface SectionCardProps {
  /** The id of its heading. */
  id: string;
  title: string;
  /** The gap between its children; space16 by default. */
  gap?: SpaceName;
  children: ReactNode;
}

/** A titled section of a screen. */
export function SectionCard({ id, title, gap, children }: SectionCardProps) {
  return (
    <Card aria-labelledby={id} data-print="keep">
      <Stack $gap={gap}>
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
