import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { texts } from '../../texts';
import { NumberTable, Scroller } from './report.styles';
import { type ReportTableData } from './report-table-data';

const reportTexts = texts.reports;

function Numbers({ values, columns }: { values: readonly (number | null)[]; columns: ReportTableData['columns'] }) {
  return columns.map(({ header, format }, index) => {
    const value = values[index] ?? null;
    return <td key={header}>{value === null ? '' : format(value)}</td>;
  });
}

/** The numbers of a report. A wide table scrolls, also by keyboard. */
export function ReportTable({ title, table: { name, columns, rows, total } }: { title: string; table: ReportTableData }) {
  const label = reportTexts.tableOf(title);
  return (
    // A region that scrolls has to be reachable by keyboard (WCAG 2.1.1).
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <NumberTable>
        <VisuallyHidden as="caption">{label}</VisuallyHidden>
        <thead>
          <tr>
            {[name, ...columns].map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{name.format(row.name)}</th>
              <Numbers values={row.values} columns={columns} />
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{reportTexts.total}</th>
              <Numbers values={total} columns={columns} />
            </tr>
          </tfoot>
        )}
      </NumberTable>
    </Scroller>
  );
}
