import { readScreening } from '@scanharbor/shared-contracts/domain/screening';
import { type ScreeningResponse, screeningFields } from '@scanharbor/shared-contracts/wire/patients/screening';
import { screeningSections } from './screening-sections';

const nothing = Object.fromEntries(screeningFields.map((field) => [field, null])) as ScreeningResponse;

function findAnswer(label: string, answers: Partial<ScreeningResponse>) {
  const screening = readScreening({ ...nothing, ...answers });
  const lines = Object.values(screeningSections).flatMap((section) => section.lines(screening));
  return lines.find(([name]) => name === label)?.[1];
}

describe('formatted screening answers', () => {
  it.each([
    [1, 'Yes'],
    [0, 'No'],
    [2, 'Unsure'],
    [null, 'Not answered'],
  ])('shows %s as %s [IC-084]', (code, text) => {
    expect(findAnswer('Pacemaker', { HasPaceMaker: code })).toBe(text);
  });

  it.each([
    [0, 'No'],
    [1, 'Yes'],
    [2, 'Decline to answer'],
  ])('shows the COVID-19 answer %s in the words that the patient chose, %s [PR-113]', (CovidResponseID, text) => {
    expect(findAnswer('COVID-19 symptoms', { CovidResponseID })).toBe(text);
  });

  it('names the type of diabetes [IC-085]', () => {
    expect(findAnswer('Type of diabetes', { DiabetesType: 1 })).toBe('Type I');
    expect(findAnswer('Type of diabetes', { DiabetesType: 2 })).toBe('Type II');
  });

  it.each([
    [1, 'Currently undergoing'],
    [2, 'In the last 12 months'],
    [3, '2 years ago'],
    [4, 'Over 3 years ago'],
    [5, 'Unsure'],
  ])('shows chemotherapy %s as %s [IC-086]', (code, text) => {
    expect(findAnswer('Chemotherapy', { Chemotherapy: code })).toBe(text);
  });

  it('shows the date of the last mammogram and DEXA, first time, or unsure [IC-087]', () => {
    expect(findAnswer('Last mammogram', { LastMammogram: 1, LastMammogramDT: '2024-05-14' })).toBe('05/14/2024');
    expect(findAnswer('Last DEXA', { LastDexa: 2 })).toBe('First time');
    expect(findAnswer('Last DEXA', { LastDexa: 3 })).toBe('Unsure');
  });

  it('distinguishes current, past and no smokers [IC-088]', () => {
    expect([1, 2, 3].map((IsSmoker) => findAnswer('Smoker', { IsSmoker }))).toEqual(['Current', 'Past', 'Not a smoker']);
  });

  it('counts cigarettes per day x years x 365 as a lifetime total [IC-089]', () => {
    expect(findAnswer('Cigarettes (lifetime total)', { CigarettesPerDay: 8, ActiveSmokerYears: 12 })).toBe('35,040');
    expect(findAnswer('Cigarettes (lifetime total)', { CigarettesPerDay: 8 })).toBe('Not answered');
  });

  it('has the sections general, MRI, breast imaging, contrast and DEXA [IC-083]', () => {
    expect(Object.values(screeningSections).map(({ title }) => title)).toEqual(['General', 'MRI', 'Breast imaging', 'Contrast', 'DEXA']);
  });
});
