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

export interface InfoPanelProps {
  title: string;
  /** Heading level, 2 when left out. */
  level?: HeadingLevel;
  /** Can be folded; `open` and `closed` say how it starts. Not foldable when left out. */
  folds?: 'open' | 'closed';
  children: ReactNode;
}

/** A tinted remark beside the work: "How ScanHarbor works". */
export function InfoPanel({ title, level = 2, folds, children }: InfoPanelProps): ReactElement {
  if (folds) {
    return (
      <Card as="div" $tone="tint">
        <Disclosure title={title} level={level} startsOpen={folds === 'open'}>
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
