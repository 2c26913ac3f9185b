import { mergePresence, type PresentColleague, readPresentColleagues } from './presence';

const dana: PresentColleague = { requestId: 7, name: 'Dana Reyes', activity: 'looking' };

describe('a presence event', () => {
  it('has the colleagues at requests', () => {
    const colleagues: PresentColleague[] = [dana, { ...dana, name: 'Ann Lee', activity: 'booking' }];
    expect(readPresentColleagues(JSON.stringify(colleagues))).toEqual(colleagues);
  });

  it.each([
    null,
    'Dana',
    7,
    {},
    { ...dana, requestId: '7' },
    { ...dana, name: 7 },
    { ...dana, activity: 'dreaming' },
    { requestId: 7, name: 'Dana' },
  ])('may have entries of a later release, which are left out: %j', (entry) => {
    expect(readPresentColleagues(JSON.stringify([entry, dana]))).toEqual([dana]);
  });

  it.each(['', '[{', '{}', 'null', '"Dana"'])('has no colleagues in another form: %s', (text) => {
    expect(readPresentColleagues(text)).toEqual([]);
  });
});

it('merges the tabs of each person at a request; a booking counts, whichever tab comes first', () => {
  const booking: PresentColleague = { ...dana, activity: 'booking' };
  const ann: PresentColleague = { ...dana, name: 'Ann Lee' };
  const elsewhere: PresentColleague = { ...dana, requestId: 3 };
  expect(mergePresence([dana, booking, ann, elsewhere])).toEqual([elsewhere, ann, booking]);
  expect(mergePresence([booking, dana])).toEqual([booking]);
  expect(mergePresence([])).toEqual([]);
});
