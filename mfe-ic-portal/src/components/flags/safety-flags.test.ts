import { readScreening } from '@scanharbor/shared-contracts/domain/screening';
import { type ScreeningResponse, screeningFields } from '@scanharbor/shared-contracts/wire/patients/screening';
import { safetyFlags } from './safety-flags';

const nothing = Object.fromEntries(screeningFields.map((field) => [field, null])) as ScreeningResponse;
const flags = (answers: Partial<ScreeningResponse>) => safetyFlags(readScreening({ ...nothing, ...answers }));

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
      CovidResponseID: 1,
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
      'COVID-19 symptoms',
    ]);
  });

  it('marks an unsure answer, and leaves out a no', () => {
    expect(flags({ HasPaceMaker: 2, HasMetal: 0 })).toEqual([{ label: 'Pacemaker', unsure: true }]);
  });

  it('flags no unanswered question', () => {
    expect(flags({})).toEqual([]);
  });

  it('flags no declined answer: a patient who declines is not unsure', () => {
    expect(flags({ CovidResponseID: 2 })).toEqual([]);
  });
});
