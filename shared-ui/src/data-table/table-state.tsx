import { type ReactElement } from 'react';
import { Button } from '../button/index';
import { EmptyState } from '../empty-state/index';
import { LoadError } from '../load-error/index';
import { Skeleton } from '../skeleton/index';
import { styled } from 'styled-components';
import { type HeadingLevel, token } from '../theme/index';
import { dataTableTexts as texts } from './data-table.texts';

const Inset = styled.div`
  padding: ${token.cardPad};
`;

/** The caller's texts for a table without rows. */
export interface TableStateTexts {
  /** There are no rows yet. */
  empty: { title: string; text?: string };
  /** The rows could not be loaded. */
  failed: { title: string; text?: string };
}

export type TableStatus = 'loading' | 'failed' | 'ready';

interface TableStateProps {
  status: TableStatus;
  /** Level of the heading. */
  level: HeadingLevel;
  isFiltered: boolean;
  texts: TableStateTexts;
  onRetry: (() => void) | undefined;
  onClear: () => void;
}

/** Renders the four states without rows: loading, failed, empty, no matches. */
export function TableState({ status, level, isFiltered, texts: callerTexts, onRetry, onClear }: TableStateProps): ReactElement {
  if (status === 'loading')
    return (
      <Inset aria-busy="true">
        <Skeleton lines={6} />
      </Inset>
    );
  if (status === 'failed') return <LoadError {...callerTexts.failed} onRetry={onRetry} level={level} plain />;
  if (isFiltered)
    return (
      <EmptyState level={level} title={texts.noMatch} text={texts.noMatchText} action={<Button onClick={onClear}>{texts.clear}</Button>} />
    );
  return <EmptyState level={level} {...callerTexts.empty} />;
}
