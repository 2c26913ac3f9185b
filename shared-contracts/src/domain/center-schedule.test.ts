import { defaultHours, getExamMinutes, getOpenMinutes, isOpenDuring, usesContrast } from './center-schedule';

const brain = { scanTypeId: 1, modality: 'MRI', description: 'Without contrast' };

it.each([
  ['Without contrast', false],
  ['With contrast', true],
  ['Without and with contrast', true],
  ['Low dose screening', false],
])('reads from a scan whether it uses contrast: %s', (description, expected) => {
  expect(usesContrast(description)).toBe(expected);
});

it("takes the location's own exam length, or else the usual one of modality and contrast", () => {
  const contrast = { ...brain, description: 'Without and with contrast' };
  expect([getExamMinutes(brain, []), getExamMinutes(contrast, [])]).toEqual([30, 45]);
  const own = [{ scanTypeId: 1, minutes: 60, contrastMinutes: 90 }];
  expect([getExamMinutes(brain, own), getExamMinutes(contrast, own)]).toEqual([60, 90]);
  expect(getExamMinutes({ ...brain, scanTypeId: 2, modality: 'CT' }, own)).toBe(15);
});

const hours = defaultHours.map((day, weekday) => (weekday === 0 ? null : day && { open: '08:00', close: '17:30' }));
const closures = [
  { from: '2031-05-05', to: '2031-05-06', reason: 'Maintenance' },
  { from: '2031-12-25', to: '2031-12-25', reason: 'Christmas' },
];

it('is open for the full exam only, and not on closed weekdays or during closures', () => {
  const isOpen = (start: string, end: string) => isOpenDuring({ hours, closures }, start, end);
  expect(isOpen('2031-05-07 08:00:00', '2031-05-07 08:30:00')).toBe(true);
  expect(isOpen('2031-05-07 17:00:00', '2031-05-07 17:30:00')).toBe(true);
  expect(isOpen('2031-05-07 17:15:00', '2031-05-07 17:45:00')).toBe(false);
  expect(isOpen('2031-05-07 07:45:00', '2031-05-07 08:15:00')).toBe(false);
  expect(isOpen('2031-05-04 10:00:00', '2031-05-04 10:30:00')).toBe(false);
  for (const closed of ['2031-05-05', '2031-05-06', '2031-12-25']) expect(isOpen(`${closed} 10:00:00`, `${closed} 10:30:00`)).toBe(false);
  for (const open of ['2031-05-03', '2031-12-24', '2031-12-26']) expect(isOpen(`${open} 10:00:00`, `${open} 10:30:00`)).toBe(true);
});

it('counts the minutes of a day: none on closed weekdays and during closures', () => {
  const count = (date: string) => getOpenMinutes({ hours, closures }, date);
  expect(['2031-05-03', '2031-05-07', '2031-12-24', '2031-12-26'].map(count)).toEqual([570, 570, 570, 570]);
  expect(['2031-05-04', '2031-05-05', '2031-05-06', '2031-12-25'].map(count)).toEqual([0, 0, 0, 0]);
});
