import { type ScreeningAnswer, screeningFields } from '../wire/patients/screening';
import { askedSections, cigaretteTotal, readScreening } from './screening';

const nothing = Object.fromEntries(screeningFields.map((field) => [field, null])) as ScreeningAnswer;
const read = (answers: Partial<ScreeningAnswer>) => readScreening({ ...nothing, ...answers });

describe('screening answers', () => {
  it('read 1, 0 and 2 as yes, no and unsure [IC-084]', () => {
    expect(read({ HasMetal: 1, Aneurysm: 0, EyeInjury: 2 }).mri).toMatchObject({
      hasMetal: 'yes',
      aneurysm: 'no',
      eyeInjury: 'unsure',
      pacemaker: null,
    });
  });

  it('read the codes of diabetes, chemotherapy, last examinations and smoking [IC-085, IC-086, IC-087, IC-088]', () => {
    const screening = read({ DiabetesType: 2, Chemotherapy: 4, LastMammogram: 1, LastDexa: 2, IsSmoker: 3 });
    expect(screening.general).toMatchObject({ diabetesType: 'II', chemotherapy: 'overThreeYearsAgo' });
    expect(screening.breast.lastMammogram).toBe('date');
    expect(screening.dexa.lastDexa).toBe('first');
    expect(screening.contrast.smoker).toBe('never');
  });

  it('leave out sections in which nothing was asked [IC-082]', () => {
    expect(askedSections(read({}))).toEqual([]);
    expect(askedSections(read({ LastDexaDT: '2024-01-01', CurrentMedications: '' }))).toEqual(['contrast', 'dexa']);
  });

  it('multiply cigarettes a day by years and 365 [IC-089]', () => {
    expect(cigaretteTotal(8, 12)).toBe(35_040);
    expect(cigaretteTotal(null, 12)).toBeNull();
  });
});
