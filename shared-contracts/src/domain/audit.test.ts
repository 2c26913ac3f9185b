import { readAuditEvent, readRecordView, writeAuditEvent, writeRecordView } from './audit';

const base = { id: 4, at: '2026-03-03T12:00:00Z', person: 'Robin Hale', switchedBy: 'Sam Ortiz' };

it('reads an event of the audit trail as it was written', () => {
  const event = {
    ...base,
    action: 'book',
    outcome: 'done' as const,
    subject: 'Request #7',
    patients: [{ id: 9, name: 'Rosa Alvarez' }],
    changes: [{ field: 'price', before: '', after: '225' }],
  };
  const row = writeAuditEvent(event);
  expect(row).toMatchObject({
    ID: 4,
    Person: 'Robin Hale',
    SwitchedBy: 'Sam Ortiz',
    Changes: [{ Field: 'price', Before: '', After: '225' }],
  });
  expect(readAuditEvent(row)).toEqual(event);
});

it('reads a view of a record as it was written', () => {
  const view = { ...base, practice: 'Harborview Imaging', action: 'read-request' };
  const row = writeRecordView(view);
  expect(row).toMatchObject({ ID: 4, At: base.at, Practice: 'Harborview Imaging', Action: 'read-request' });
  expect(readRecordView(row)).toEqual(view);
});
