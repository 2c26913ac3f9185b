import { asc, eq, min } from 'drizzle-orm';
import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { scansWire, type ScanServicesAnswer } from '@scanharbor/shared-contracts/wire/scans';
import { farthestMiles, findOffers } from '../../centers/search';
import { type Database } from '../../db/connect';
import { locationPrices, scanServices, scanTypes } from '../../db/schema/index';
import { errors } from '../../http/errors';
import { keepInMemory } from '../../http/memory';
import { defineRoutes } from '../../http/route';
import { texts } from '../../texts';

/** All scans with the lowest price and fee anywhere. */
async function listServices(db: Database): Promise<ScanServicesAnswer> {
  const rows = await db
    .select({ service: scanServices, type: scanTypes, price: min(locationPrices.price), fee: min(locationPrices.fee) })
    .from(scanServices)
    .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
    .leftJoin(locationPrices, eq(locationPrices.scanServiceId, scanServices.id))
    .groupBy(scanServices.id, scanTypes.id)
    .orderBy(asc(scanServices.id));
  return rows.map(({ service, type, price, fee }) => ({
    id: service.id,
    value: service.value,
    description: service.description,
    option: service.option,
    cpt_code: service.cptCode,
    scan_type: { id: type.id, value: type.value },
    min_price: price ?? type.rate,
    fee: fee ?? type.fee,
  }));
}

export const scansCatalogueRoutes = defineRoutes(scansWire, {
  'GET scans/types': {
    access: 'anyone',
    handle: ({ context: { db } }) =>
      keepInMemory(db, 'scan-types', async () => {
        const rows = await db.select().from(scanTypes).orderBy(asc(scanTypes.id));
        return rows.map(({ id, value, isPopular }) => ({ id, value, is_popular: toFlag(isPopular) }));
      }),
  },
  'GET scans/services': {
    access: 'anyone',
    handle: ({ context: { db } }) => listServices(db),
  },
  'GET scans/services/:typeId': {
    access: 'anyone',
    handle: async ({ params, context }) => (await listServices(context.db)).filter(({ scan_type }) => scan_type.id === params.typeId),
  },
  'GET scans/averageCost/:cptCode': {
    access: 'anyone',
    handle: async ({ params, context }) => {
      const [row] = await context.db
        .select({ rate: scanTypes.marketRate, weight: scanServices.weight })
        .from(scanServices)
        .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
        .where(eq(scanServices.cptCode, params.cptCode))
        .orderBy(asc(scanServices.id));
      if (!row) throw errors.notFound(texts.scanUnknown);
      return { average_cost: Math.round((row.rate * row.weight) / 100) };
    },
  },
  'POST scans/cost': {
    access: 'anyone',
    handle: async ({ body, context }) => {
      const [scan] = await context.db
        .select({ market: scanTypes.marketRate, rate: scanTypes.rate, weight: scanServices.weight })
        .from(scanServices)
        .innerJoin(scanTypes, eq(scanTypes.id, scanServices.scanTypeId))
        .where(eq(scanServices.id, body.scan_service_id));
      if (!scan) throw errors.badRequest(texts.scanUnknown);
      const offers = await findOffers(context.db, body.zip_code, body.scan_service_id, farthestMiles);
      const usual = Math.round((scan.rate * scan.weight) / 100);
      const totals = offers.map(({ price, fee }) => price + fee);
      return {
        rate: totals.length > 0 ? Math.min(...totals) : usual,
        ceiling: Math.round((scan.market * scan.weight) / 100),
        source: totals.length > 0 ? 'locations' : 'average',
      };
    },
  },
  'POST scans/locations': {
    access: 'anyone',
    handle: async ({ body, context }) => {
      const offers = await findOffers(context.db, body.zip_code, body.scan_service_id, body.distance);
      const locations = offers.map(({ location, miles }) => ({
        id: location.id,
        name: location.name,
        address_1: location.address1,
        city: location.city,
        state: location.state,
        zip_code: location.zipCode,
        distance: Math.round(miles * 10) / 10,
      }));
      return { locations };
    },
  },
});
