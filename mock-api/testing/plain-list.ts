import { type SortableColumn } from '@scanharbor/shared-contracts/domain/request-list';
import { type RequestRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Returns the place of a row's appointment, or its nearest center, as the column shows it. */
export const describePlace = ({ LocationList: [center] }: RequestRow) =>
  center ? `${center.Name}, ${center.Address1}, ${center.City}, ${center.State} ${center.Zip}` : '';
const testName = (row: RequestRow) => [row.ScanServiceName, row.ScanDescription, row.ScanExtraOption].filter(Boolean).join(' - ');
const isSelfPay = ({ SelfPay }: RequestRow) => SelfPay === '1';

/** The plain definition of the order by a column: parts to compare in turn, undefined where the row has no value. */
const keys: Record<SortableColumn, (row: RequestRow) => (string | number | undefined)[]> = {
  request: (row) => [row.TestRequestID],
  modality: (row) => [fold(row.ScanTypeName)],
  patient: (row) => [fold([row.FirstName, row.LastName].filter(Boolean).join(' ')) || undefined, row.Dob],
  test: (row) => [fold(testName(row))],
  added: (row) => [row.DateRequested],
  comment: (row) => [row.LastComment === null ? undefined : fold(row.LastComment)],
  payment: (row) => (isSelfPay(row) ? ['self-pay', row.Budget] : [fold(row.PolicyName), 0]),
  appointment: (row) => [row.AppointmentDate ?? undefined],
  location: (row) => [row.AppointmentDate === null ? undefined : fold(describePlace(row))],
};

/** Texts in the order of their bytes, as the database sorts them. */
const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' || typeof other === 'number' ? Number(one) - Number(other) : Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Sorts rows; ties stay in the list's own order, and missing values come last in either direction. */
export function sortRows(rows: RequestRow[], sort: string): RequestRow[] {
  const keyOf = keys[sort.replace(/^-/, '') as SortableColumn];
  const sign = sort.startsWith('-') ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [ours, theirs] = [keyOf(one), keyOf(other)];
    for (const [index, key] of ours.entries()) {
      const next = theirs[index];
      if (key === next) continue;
      if (key === undefined) return 1;
      if (next === undefined) return -1;
      return sign * compare(key, next);
    }
    return 0;
  });
}

/** The texts of a row in which a search looks. */
function searchTexts(row: RequestRow): string[] {
  const [year, month, day] = row.Dob.split('-');
  return [
    String(row.TestRequestID),
    row.ScanTypeName,
    row.FirstName,
    row.LastName,
    row.Dob && `(${month}/${day}/${year})`,
    testName(row),
    row.DateRequested.slice(0, 10),
    row.LastComment ?? '',
    row.LastCommentAuthor ?? '',
    isSelfPay(row) ? `Self-pay $${row.Budget.toLocaleString('en-US')}` : row.PolicyName,
    ...(row.AppointmentDate === null
      ? row.LocationList.map((center) => `${center.Name}, ${center.Address1}, ${center.City}, ${center.State} ${center.Zip}`)
      : [row.AppointmentDate, describePlace(row)]),
  ];
}

/** Returns whether each term of a search is in a text of the row. */
export function matchesSearch(row: RequestRow, search: string): boolean {
  const texts = searchTexts(row).flatMap((text) => fold(text).split(/\s+/));
  return fold(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((term) => texts.some((text) => text.includes(term)));
}
