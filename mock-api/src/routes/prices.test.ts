import { getSavingPercent, getTotal } from '@scanharbor/shared-contracts/domain/price-from';
import { call, reset } from '../../testing/client';
import { zips } from '../seed/demo-data';

interface Service {
  id: number;
  min_price: number;
  fee: number;
  scan_type: { id: number };
}
interface ScanType {
  id: number;
  from_total: number | null;
  market_rate: number | null;
}

const places = [zips.withCenters, zips.chicago, '11201', '07302', zips.withoutCenters];
let services: Service[];

beforeAll(async () => {
  await reset();
  services = (await call<Service[]>('GET scans/services')).body;
});

const fetchTypes = async (zip?: string) => (await call<ScanType[]>(`GET scans/types${zip ? `?zip=${zip}` : ''}`)).body;

/** The number behind "from" on each screen that shows a scan: finder, step 1 of the request, list of centers. */
async function fetchTotals(zip: string, id: number) {
  const [cost, options, centers] = await Promise.all([
    call<{ rate: number; source: string }>('POST scans/cost', { body: { zip_code: zip, scan_service_id: id } }),
    call<{ MinTotal: number }[]>(`GET scans_v2/distance?zip=${zip}&scanServiceId=${id}`),
    call<{ locations: { total: number }[] }>('POST scans/locations', { body: { zip_code: zip, scan_service_id: id, distance: 50 } }),
  ]);
  const lowest = (totals: number[]) => (totals.length > 0 ? Math.min(...totals) : null);
  return {
    finder: cost.body.source === 'locations' ? cost.body.rate : null,
    request: lowest(options.body.map(({ MinTotal }) => MinTotal)),
    centers: lowest(centers.body.locations.map(({ total }) => total)),
  };
}

describe('the price of a scan', () => {
  it.each(places)('is the same total on landing, scan page, finder and request near %s, for every scan [MK-092, PR-056]', async (zip) => {
    const lowestOfType = new Map<number, number>();
    const different: unknown[] = [];
    const fetched = await Promise.all(services.map(async (service) => ({ ...service, totals: await fetchTotals(zip, service.id) })));
    for (const { id, scan_type, totals } of fetched) {
      if (totals.finder !== totals.request || totals.finder !== totals.centers) different.push({ id, ...totals });
      if (totals.finder !== null) {
        lowestOfType.set(scan_type.id, Math.min(lowestOfType.get(scan_type.id) ?? Infinity, totals.finder));
      }
    }
    expect(different).toEqual([]);
    const types = await fetchTypes(zip);
    expect(types.map(({ id, from_total }) => [id, from_total])).toEqual(types.map(({ id }) => [id, lowestOfType.get(id) ?? null]));
  });

  it('without a ZIP code is the lowest total of all places, by scan and by type [MK-009, MK-092]', async () => {
    const types = await fetchTypes();
    for (const { id, from_total } of types) {
      const totals = services
        .filter(({ scan_type }) => scan_type.id === id)
        .map(({ min_price, fee }) => getTotal({ price: min_price, fee }));
      expect(from_total).toBe(Math.min(...totals));
    }
    expect(types.find(({ id }) => id === 1)?.from_total).toBe(225);
    expect(types.find(({ id }) => id === 2)?.from_total).toBe(200);
  });

  it('saves up to 80% somewhere, so that the copy is true [MK-010]', async () => {
    const savings = (await fetchTypes()).map(({ from_total, market_rate }) => getSavingPercent(from_total ?? 0, market_rate ?? 0));
    expect(Math.max(...savings)).toBe(80);
  });
});
