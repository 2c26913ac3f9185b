import { readListFilters, readSort, sortableColumns, writeListFilters, writeSort } from './request-list';

it.each([
  [{ column: 'added', descending: false }, 'added'],
  [{ column: 'added', descending: true }, '-added'],
  [{ column: 'unknown', descending: true }, undefined],
  [null, undefined],
])('writes the order %j as %j', (sort, text) => {
  expect(writeSort(sortableColumns, sort)).toBe(text);
});

it('reads an order as it was written', () => {
  expect(readSort('-comment')).toEqual({ column: 'comment', descending: true });
  expect(readSort('comment')).toEqual({ column: 'comment', descending: false });
});

it('reads filters as they were written, without those that are not set', () => {
  const filters = { modality: 'X-Ray', location: 'Midtown, 240 West 38th Street', age: 'over24' as const };
  expect(writeListFilters({ modality: 'MRI', age: undefined })).toBe('modality=MRI');
  expect(readListFilters(writeListFilters(filters))).toEqual(filters);
  expect(readListFilters('')).toEqual({});
  expect(readListFilters('needs=reply&assignee=123456789')).toEqual({ needs: 'reply', assignee: '123456789' });
});

it.each([
  'age=over48',
  'patient=Rosa',
  'modality=MRI&patient=Rosa',
  'needs=rest',
  'assignee=',
  'assignee=7a',
  'assignee=a7',
  'assignee=1234567890',
])('rejects the filters %j', (text) => {
  expect(readListFilters(text)).toBeUndefined();
});
