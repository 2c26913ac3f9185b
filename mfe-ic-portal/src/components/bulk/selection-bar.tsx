import { getErrorMessage, messageShown, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { selectionMaximum } from '@scanharbor/shared-contracts/domain/bulk';
import { Button } from '@scanharbor/shared-ui/button';
import { CheckboxInput } from '@scanharbor/shared-ui/checkbox-field';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { media, token } from '@scanharbor/shared-ui/theme';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { loadAllRows } from '../csv/load-all-rows';
import { type BulkProps } from './bulk-props';
import { showBulkRunInList, useBulkRun } from './bulk-run';
import { useSelected } from './selection';

const { bulk } = texts;

const BulkActions = lazySection(async () => (await import('./bulk-actions')).BulkActions, { pending: null });

/** At the lower edge while requests are selected, so that the actions are in sight beside any row. */
const Bar = styled.div<{ $sticky: boolean }>`
  display: grid;
  gap: ${token.space8};
  padding: ${token.space8} 14px;

  ${media.tall} {
    ${({ $sticky }) =>
      $sticky &&
      `position: sticky; bottom: 0; max-height: 50vh; overflow-y: auto; z-index: ${token.layerSticky}; border: 1px solid ${token.controlBorder}; border-radius: ${token.radiusCard}; background: ${token.surface}; box-shadow: 0 -4px 16px ${token.shadow};`}
  }
`;

/** The list above the bar: a row that gets the focus scrolls to above the bar, not behind it. */
export const ListWithBar = styled.div`
  &:has([data-bulk='open']) {
    --covered-below: 8.5rem;
  }

  &:has([data-bulk='open'] [role='alert']) {
    --covered-below: 50vh;
  }
`;

/** On a phone, where the bar covers cards, what is selected leaves no room for the page's box. */
const PageChoice = styled.div<{ $selected: boolean }>`
  ${media.below(768)} {
    ${({ $selected }) => $selected && 'display: none;'}
  }
`;

/** Selects the rows of the page, or all that match, announces how many are selected, and offers what can be done with them. */
export function SelectionBar(props: BulkProps) {
  const { selection, rows, list, view, fixed, total } = props;
  const dispatch = useAppDispatch();
  const selected = useSelected(selection);
  const { sending, send } = useSingleFlight();
  const run = useBulkRun(useSession().user?.id);
  useEffect(showBulkRunInList, []);
  if (rows.length === 0 && selected.size === 0 && !run) return null;
  const isOpen = selected.size > 0 || run !== undefined;
  const onPage = rows.filter(({ requestId }) => selected.has(requestId)).length;
  const isPageSelected = rows.length > 0 && onPage === rows.length;
  const togglePage = () => {
    if (isPageSelected) selection.remove(rows.map(({ requestId }) => requestId));
    else if (!selection.add(rows)) dispatch(messageShown({ id: 'selection', status: null, message: bulk.tooMany(selectionMaximum) }));
  };
  // The requests that match now: one that comes later is not selected.
  const selectAll = () =>
    send(async () => {
      try {
        const all = await loadAllRows(dispatch, list, view, fixed);
        selection.clear();
        if (!selection.add(all)) dispatch(messageShown({ id: 'selection', status: null, message: bulk.tooMany(selectionMaximum) }));
      } catch (error) {
        dispatch(messageShown({ status: false, message: getErrorMessage(error, bulk.selectFailed) }));
      }
    });
  const selectable = Math.min(total, selectionMaximum);
  return (
    <Bar $sticky={isOpen} data-bulk={isOpen ? 'open' : 'empty'}>
      <Cluster $gap="space12" $justify="space-between">
        <Cluster $gap="space16">
          <PageChoice $selected={selected.size > 0} hidden={rows.length === 0}>
            <CheckboxInput
              name="select-page"
              label={bulk.selectPage(rows.length)}
              checked={isPageSelected}
              ref={(box: HTMLInputElement | null) => {
                if (box) box.indeterminate = onPage > 0 && !isPageSelected;
              }}
              onChange={togglePage}
            />
          </PageChoice>
          {selected.size > 0 && selected.size < selectable && !run?.isRunning && (
            <Button variant="link" saving={sending} onClick={() => void selectAll()}>
              {bulk.selectAll(total)}
            </Button>
          )}
        </Cluster>
        <strong role="status">{selected.size > 0 && bulk.selected(selected.size, selected.size - onPage)}</strong>
      </Cluster>
      {isOpen && <BulkActions {...props} />}
    </Bar>
  );
}
