import { type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Disclosure } from '../disclosure/index';
import { Card } from '../layout/index';
import { Heading, type HeadingLevel, token } from '../theme/index';

const Body = styled.div`
  display: grid;
  gap: ${token.space8};
  max-width: ${token.lineLength};
  font-size: ${token.text14};
  line-height: 1.375rem;
`;

interface InfoPanelProps {
  title: string;
  /** Heading level; 2 by default. */
  level?: HeadingLevel;
  /** Makes the panel collapsible, initially `open` or `closed`. */
  collapsible?: 'open' | 'closed';
  children: ReactNode;
}

/** A tinted note beside the main content: "How ScanHarbor works". */
export function InfoPanel({ title, level = 2, collapsible, children }: InfoPanelProps): ReactElement {
  if (collapsible) {
    return (
      <Card as="div" $tone="tint">
        <Disclosure title={title} level={level} startsOpen={collapsible === 'open'}>
          <Body>{children}</Body>
        </Disclosure>
      </Card>
    );
  }
  return (
    <Card as="div" $tone="tint">
      <Body>
        <Heading level={level} size="small">
          {title}
        </Heading>
        {children}
      </Body>
    </Card>
  );
}
