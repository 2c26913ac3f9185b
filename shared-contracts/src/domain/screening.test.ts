import { type ScreeningResponse, screeningFields } from '../wire/patients/screening';
import { cigaretteTotal, listAnsweredSections, listSectionsOfScan, readScreening, writeScreening } from './screening';

const nothing = Object.fromEntries(screeningFields.map((field) => [field, null])) as ScreeningResponse;
const read = (answers: Partial<ScreeningResponse>) => readScreening({ ...nothing, ...answers });

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

  it('omit sections without an answered question [IC-082]', () => {
    expect(listAnsweredSections(read({}))).toEqual([]);
    expect(listAnsweredSections(read({ LastDexaDT: '2024-01-01', CurrentMedications: '' }))).toEqual(['contrast', 'dexa']);
  });

  it('read 2 as declined for COVID-19, which is no unsure answer [PR-113]', () => {
    expect([0, 1, 2].map((CovidResponseID) => read({ CovidResponseID }).general.covid)).toEqual(['no', 'yes', 'declined']);
  });

  it('write every answer back as it was read [SC-339, SC-340, SC-341, SC-342, SC-343]', () => {
    const texts = ['CurrentSymptomsDetails', 'AssistanceDetails', 'CurrentMedications'];
    const answers = Object.fromEntries(
      screeningFields.map((field) => [field, texts.includes(field) ? `${field}!` : field.endsWith('DT') ? '2024-05-14' : 1]),
    ) as ScreeningResponse;
    expect(writeScreening(readScreening(answers))).toEqual(answers);
    expect(writeScreening(readScreening(nothing))).toEqual(nothing);
  });

  it.each([
    ['MRI', 'MRI - Brain - Without contrast', ['general', 'mri']],
    ['MRI', 'MRI - Brain - With and without contrast', ['general', 'mri', 'contrast']],
    ['CT', 'CT - Chest - With contrast', ['general', 'contrast']],
    ['Breast MRI', 'Breast MRI - Both', ['general', 'mri', 'breast']],
    ['DEXA', 'DEXA - Hip', ['general', 'dexa']],
    ['X-Ray', 'X-Ray - Hand', ['general']],
  ])('are asked for a scan of type %s, %s, in the sections %j', (scanType, scanName, sections) => {
    expect(listSectionsOfScan({ scanType, scanName })).toEqual(sections);
  });

  it('multiply cigarettes a day by years and 365 [IC-089]', () => {
    expect(cigaretteTotal(8, 12)).toBe(35_040);
    expect(cigaretteTotal(null, 12)).toBeNull();
  });
});
