import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { selectionMaximum } from '@scanharbor/shared-contracts/domain/bulk';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { token } from '@scanharbor/shared-ui/theme';
import { type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { type GridColumn } from '../grid/request-columns';
import { useIsSelected } from './selection';

/** The label is the target: a press beside the box does not open the row. */
const Target = styled.label`
  display: inline-grid;
  place-items: center;
  min-width: 32px;
  min-height: 32px;
  margin-inline: -8px -6px;
  cursor: pointer;
`;

const Box = styled.input`
  width: 1.125rem;
  height: 1.125rem;
  margin: 0;
  accent-color: ${token.brand};
`;

function SelectCell({ requestId }: { requestId: number }) {
  const dispatch = useAppDispatch();
  const { isSelected, toggle } = useIsSelected(requestId);
  const handleChange = ({ nativeEvent }: ChangeEvent) => {
    if (toggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)) return;
    dispatch(messageShown({ id: 'selection', status: null, message: texts.bulk.tooMany(selectionMaximum) }));
  };
  return (
    // With Shift the browser would select the text between two presses.
    <Target onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <Box type="checkbox" aria-label={texts.bulk.selectOf(requestId)} checked={isSelected} onChange={handleChange} />
    </Target>
  );
}

/** The column that selects rows, one by one or with Shift all from the last one. */
export const selectColumn: GridColumn<PortalRequest> = {
  id: 'select',
  header: texts.bulk.select,
  headerHidden: true,
  width: '40px',
  sortable: false,
  value: () => '',
  cell: ({ requestId }) => <SelectCell requestId={requestId} />,
};
