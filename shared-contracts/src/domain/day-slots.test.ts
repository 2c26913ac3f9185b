import { toDayChoices, toTimeWindows } from './day-slots';

it('converts chosen days to windows in order of time, and back [UI-088, UI-089]', () => {
  const windows = toTimeWindows([
    { date: '2026-03-05', slots: [3, 1] },
    { date: '2026-03-04', slots: [2] },
  ]);
  expect(windows).toEqual([
    { open: '2026-03-04 11:00:00', close: '2026-03-04 16:00:00' },
    { open: '2026-03-05 08:00:00', close: '2026-03-05 11:00:00' },
    { open: '2026-03-05 16:00:00', close: '2026-03-05 20:00:00' },
  ]);
  expect(toDayChoices([...windows].reverse())).toEqual([
    { date: '2026-03-04', slots: [2] },
    { date: '2026-03-05', slots: [1, 3] },
  ]);
});

it('ignores other windows, and counts a window once', () => {
  const first = { open: '2026-03-05 08:00:00', close: '2026-03-05 11:00:00' };
  const others = [
    { open: '2026-03-05 08:00:00', close: '2026-03-05 16:00:00' },
    { open: '2026-03-05 09:00:00', close: '2026-03-05 11:00:00' },
    { open: '2026-03-05 16:00:00', close: '2026-03-05 21:00:00' },
  ];
  expect(toDayChoices([first, ...others, first])).toEqual([{ date: '2026-03-05', slots: [1] }]);
});
