import { type CatalogScan } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { listChoices, findPickedScan, toggleChoice, popularFirst } from './picker-levels';

const scan = (id: number, bodyPart: string, description = '', option = ''): CatalogScan => ({
  id,
  typeId: 1,
  type: 'MRI',
  bodyPart,
  description,
  option,
  cptCode: '1',
  minPrice: 100,
  fee: 10,
});
const scans = [scan(1, 'Chest'), scan(2, 'Brain', 'With contrast'), scan(3, 'Knee', 'Plain', 'Left'), scan(4, 'Knee', 'Plain', 'Right')];

describe('levels of the test picker', () => {
  it('depend on the chosen values', () => {
    expect(listChoices(scans, { typeId: 1 }).sites).toEqual(['Chest', 'Brain', 'Knee']);
    expect(listChoices(scans, { typeId: 1, site: 'Knee', option: 'Plain' }).extras).toEqual(['Left', 'Right']);
  });

  it('end at a body part without options [MK-085]', () => {
    expect(findPickedScan(scans, { typeId: 1, site: 'Chest' })?.id).toBe(1);
  });

  it('end at an option without extras [MK-086]', () => {
    expect(findPickedScan(scans, { typeId: 1, site: 'Brain' })).toBeUndefined();
    expect(findPickedScan(scans, { typeId: 1, site: 'Brain', option: 'With contrast' })?.id).toBe(2);
  });

  it('end at an extra [MK-087]', () => {
    expect(findPickedScan(scans, { typeId: 1, site: 'Knee', option: 'Plain' })).toBeUndefined();
    expect(findPickedScan(scans, { typeId: 1, site: 'Knee', option: 'Plain', extra: 'Right' })?.id).toBe(4);
    const withPlain = [...scans, scan(5, 'Knee', 'Plain')];
    expect(findPickedScan(withPlain, { typeId: 1, site: 'Knee', option: 'Plain' })).toBeUndefined();
  });

  it('are cleared with the deeper ones on a second click [MK-084]', () => {
    expect(toggleChoice({ typeId: 1, site: 'Knee', option: 'Plain' }, 'site', 'Knee')).toEqual({ typeId: 1 });
    expect(toggleChoice({ typeId: 1, site: 'Knee', option: 'Plain' }, 'site', 'Brain')).toEqual({ typeId: 1, site: 'Brain' });
  });
});

it('lists popular types first [MK-089]', () => {
  const types = [
    { id: 3, value: 'PET', isPopular: false },
    { id: 1, value: 'MRI', isPopular: true },
    { id: 2, value: 'CT', isPopular: true },
  ];
  expect(popularFirst(types).map(({ value }) => value)).toEqual(['MRI', 'CT', 'PET']);
});
