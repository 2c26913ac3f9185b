import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { PrintSheet } from './print-sheet';
import { usePrintOnce } from './use-print-once';

/** Labels on a sheet: three columns of ten. */
export const labelsPerSheet = 30;

/** US letter with 30 labels of 2 5/8 by 1 inch (Avery 5160): half an inch above and below, 3/16 beside, 1/8 between the columns. */
const page = 'size: letter portrait; margin: 0.5in 0.1875in 0;';

const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 2.625in);
  grid-auto-rows: 1in;
  column-gap: 0.125in;
  break-after: page;

  &:last-child {
    break-after: auto;
  }
`;

const Label = styled.li`
  display: grid;
  align-content: center;
  overflow: hidden;
  padding: 0.06in 0.12in;
  font-size: 9pt;
  line-height: 11pt;
  list-style: none;

  strong {
    overflow: hidden;
    font-size: 11pt;
    line-height: 13pt;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** An exam with a long name takes two lines. */
const Exam = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

type Cell = PortalRequest | undefined;

/** Distributes requests over sheets, after the places that are used up on the first one. */
const toSheets = (rows: readonly PortalRequest[], used: number): Cell[][] => {
  const cells: Cell[] = [...Array.from({ length: used }, () => undefined), ...rows];
  return Array.from({ length: Math.ceil(cells.length / labelsPerSheet) }, (_sheet, index) =>
    cells.slice(index * labelsPerSheet, (index + 1) * labelsPerSheet),
  );
};

interface LabelsProps {
  rows: readonly PortalRequest[];
  /** Labels that are used up on the first sheet. */
  used: number;
  onDone: () => void;
}

/** Prints a label for each request: name, date of birth, request number and exam. */
export function Labels({ rows, used, onDone }: LabelsProps) {
  usePrintOnce(onDone);
  return (
    <PrintSheet page={page}>
      {toSheets(rows, used).map((cells, sheet) => (
        <Grid key={cells.find(Boolean)?.requestId ?? sheet}>
          {cells.map((row, index) => (
            <Label key={row?.requestId ?? `used-${index}`}>
              {row && (
                <>
                  <strong>{formatFullName(row.patient)}</strong>
                  <span>
                    {row.patient.dob && `${texts.print.born(formatShortDate(row.patient.dob))} · `}#{row.requestId}
                  </span>
                  <Exam>{row.scanName}</Exam>
                </>
              )}
            </Label>
          ))}
        </Grid>
      ))}
    </PrintSheet>
  );
}
