import { defaultHours, getExamMinutes, isOpenDuring, usesContrast } from './center-schedule';

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

it('is open for the full exam only, and not on closed weekdays or during closures', () => {
  const hours = defaultHours.map((day, weekday) => (weekday === 0 ? null : day && { open: '08:00', close: '17:00' }));
  const closures = [{ from: '2031-05-05', to: '2031-05-06', reason: 'Maintenance' }];
  const isOpen = (start: string, end: string) => isOpenDuring({ hours, closures }, start, end);
  expect(isOpen('2031-05-07 08:00:00', '2031-05-07 08:30:00')).toBe(true);
  expect(isOpen('2031-05-07 16:30:00', '2031-05-07 17:00:00')).toBe(true);
  expect(isOpen('2031-05-07 16:45:00', '2031-05-07 17:15:00')).toBe(false);
  expect(isOpen('2031-05-07 07:45:00', '2031-05-07 08:15:00')).toBe(false);
  expect(isOpen('2031-05-04 10:00:00', '2031-05-04 10:30:00')).toBe(false);
  expect(isOpen('2031-05-06 10:00:00', '2031-05-06 10:30:00')).toBe(false);
});
