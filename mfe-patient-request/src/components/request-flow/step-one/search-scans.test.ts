import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchScans } from '@scanharbor/shared-contracts/domain/scan-search';
import { type ScanService } from '@scanharbor/shared-contracts/domain/scan-service';
import { scansV2Endpoints } from '@scanharbor/shared-contracts/api/scans-v2';
import { renderAt } from '@scanharbor/shared-contracts/testing';
import { routes } from '../../../routes';
import { formatScanLabel } from '../use-request-details';
import { listScanLevels } from './scan-levels';

const scan = (id: number, fullName: string) => ({ id, scanTypeId: 1, type: 'MRI', service: '', description: '', fullName });
const scans = [scan(1, 'MRI - Brain - Without contrast'), scan(2, 'MRI - Knee - With contrast'), scan(3, 'CT - Brain - Without contrast')];
const ids = (text: string) => searchScans(scans, text).map(({ id }) => id);

describe('searching a scan', () => {
  it.each(['', 'ct', ' k ', 'mr'])('shows the whole list for %p, which is not longer than 2 characters [PR-042]', (text) => {
    expect(ids(text)).toEqual([1, 2, 3]);
  });

  it.each([
    ['mri', [1, 2]],
    ['BRAIN without', [1, 3]],
    ['contrast knee', [2]],
    ['brain knee', []],
  ])('finds every word of %p anywhere in the full name, in any case [PR-043]', (text, found) => {
    expect(ids(text)).toEqual(found);
  });
});

describe('all scans of the site', () => {
  let all: ScanService[];
  beforeAll(async () => {
    const { store, unmount } = await renderAt('/register/unknown', { routes });
    all = await store.dispatch(scansV2Endpoints.scanList.initiate()).unwrap();
    unmount();
  });

  it('are each found by their full name, and once in the three levels [PR-041, PR-043]', () => {
    expect(all.length).toBeGreaterThan(200);
    const missing = all.filter((scan) => {
      const found = searchScans(all, formatScanLabel(scan).replaceAll(' - ', ' '));
      const level = listScanLevels(all, scan.type, scan.service);
      const there = level.descriptions.filter(({ id }) => id === scan.id).length === 1;
      return !found.includes(scan) || !there || !level.types.includes(scan.type) || !level.services.includes(scan.service);
    });
    expect(missing).toEqual([]);
    const browsed = [...new Set(all.map(({ type }) => type))].flatMap((type) =>
      listScanLevels(all, type, undefined).services.flatMap((service) => listScanLevels(all, type, service).descriptions),
    );
    expect(browsed.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
  });

  const queries = readFileSync(join(__dirname, 'scan-queries.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [string, string]);

  it('answer each of over 200 texts that people type with the expected scan first [PR-043]', () => {
    expect(queries.length).toBeGreaterThan(200);
    const wrong = queries.flatMap(([typed, expected]) => {
      const first = searchScans(all, typed)[0]?.fullName ?? 'nothing';
      return first.startsWith(expected) ? [] : [`${typed}: ${first} instead of ${expected}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(['brain knee', 'zzzz', 'mri qqqq', 'left brain knee'])('answer %p, which no scan is meant by, with nothing [PR-043]', (text) => {
    expect(searchScans(all, text)).toEqual([]);
  });
});
