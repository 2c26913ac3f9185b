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

/** Why a table shows no rows, in the caller's words. */
export interface TableStateTexts {
  /** Nothing there yet. */
  empty: { title: string; text?: string };
  /** Could not be loaded. */
  failed: { title: string; text?: string };
}

export type TableStatus = 'loading' | 'failed' | 'ready';

interface TableStateProps {
  status: TableStatus;
  /** Level of the heading that says why. */
  level: HeadingLevel;
  narrowed: boolean;
  texts: TableStateTexts;
  onRetry: (() => void) | undefined;
  onClear: () => void;
}

/** The four ways to have no rows: on the way, failed, nothing yet, nothing matches. */
export function TableState({ status, level, narrowed, texts: own, onRetry, onClear }: TableStateProps): ReactElement {
  if (status === 'loading')
    return (
      <Inset aria-busy="true">
        <Skeleton lines={6} />
      </Inset>
    );
  if (status === 'failed') return <LoadError {...own.failed} onRetry={onRetry} level={level} plain />;
  if (narrowed)
    return (
      <EmptyState level={level} title={texts.noMatch} text={texts.noMatchText} action={<Button onClick={onClear}>{texts.clear}</Button>} />
    );
  return <EmptyState level={level} {...own.empty} />;
}
