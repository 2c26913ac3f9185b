import { readScreening } from '@scanharbor/shared-contracts/domain/screening';
import { type ScreeningAnswer, screeningFields } from '@scanharbor/shared-contracts/wire/patients/screening';
import { safetyFlags } from './safety-flags';

const nothing = Object.fromEntries(screeningFields.map((field) => [field, null])) as ScreeningAnswer;
const flags = (answers: Partial<ScreeningAnswer>) => safetyFlags(readScreening({ ...nothing, ...answers }));

describe('safety flags', () => {
  it('warns of everything that staff must know before they book', () => {
    const all = flags({
      HasPaceMaker: 1,
      HasMetal: 1,
      Aneurysm: 1,
      AllergyIodine: 1,
      HistoryOfKidneyProblems: 1,
      HasClautrophobia: 1,
      Wheelchair: 1,
      Interpreter: 1,
    });
    expect(all.map(({ label }) => label)).toEqual([
      'Pacemaker',
      'Metal in the body',
      'Aneurysm clip',
      'Iodine allergy',
      'Kidney problems',
      'Claustrophobia',
      'Wheelchair',
      'Interpreter',
    ]);
  });

  it('keeps an unsure answer apart from a yes, and leaves out a no', () => {
    expect(flags({ HasPaceMaker: 2, HasMetal: 0 })).toEqual([{ label: 'Pacemaker', unsure: true }]);
  });

  it('flags nothing that was not asked', () => {
    expect(flags({})).toEqual([]);
  });
});
