import { readRequestHit, readSearchTerms, type RequestHit, type SearchTerm, writeRequestHit } from './request-hit';

const hit: RequestHit = {
  requestId: 1001,
  patient: { firstName: 'Rosa', lastName: 'Alvarez', dob: '1959-03-02', phone: '(212) 555-0144' },
  modality: 'MRI',
  scanName: 'MRI - Brain',
  state: 'scheduled',
  hoursOpened: 3,
  isCancelRequested: true,
  appointment: { start: '2031-03-04 08:30:00', timeZone: 'America/New_York', location: 'Midtown' },
};

it.each<[string, RequestHit]>([
  ['booked', hit],
  ['open', { ...hit, state: 'open', isCancelRequested: false, appointment: undefined }],
])('reads a request as it was written, %s', (_case, request) => {
  expect(readRequestHit(writeRequestHit(request))).toEqual(request);
});

it('writes no time, zone and place for an open request', () => {
  expect(writeRequestHit({ ...hit, appointment: undefined })).toMatchObject({ AppointmentDate: null, TimeZoneId: '', LocationName: '' });
});

const term = (text: string, phone = '', number = ''): SearchTerm => ({ text, phone, number });

it.each<[string, SearchTerm[]]>([
  ['', []],
  ['  - # . ', []],
  ['rosa  alvarez', [term('rosa'), term('alvarez')]],
  ['rosa rosa', [term('rosa')]],
  ['1001', [term('1001', '1001', '1001')]],
  ['#1001', [term('', '', '1001')]],
  ['#10a', [term('#10a')]],
  ['12', [term('12', '', '12')]],
  ['1234567890', [term('1234567890', '1234567890')]],
  ['(212) 555-0144', [term('2125550144', '2125550144')]],
  ['+1 212.555.0144 rosa', [term('2125550144', '2125550144'), term('rosa')]],
  ['1-212-555-0144', [term('2125550144', '2125550144')]],
  ['555-0144', [term('555-0144', '5550144')]],
  ['+44', [term('+44')]],
  ['+442', [term('+442', '442')]],
  ['3/2/1959', [term('03/02/1959')]],
  ['03-02-1959', [term('03/02/1959')]],
  ['3.12.1959', [term('03/12/1959')]],
  ['1959-03-02', [term('03/02/1959')]],
  ['1959-3-2', [term('03/02/1959')]],
  ['1959-03', [term('1959-03')]],
  ['3/2/59', [term('3/2/59')]],
  ['x3/2/1959', [term('x3/2/1959')]],
  ['3/2/19591', [term('3/2/19591')]],
  ['o2b', [term('o2b')]],
])('reads the search %p', (search, terms) => {
  expect(readSearchTerms(search)).toEqual(terms);
});
