import { isOn, toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { scansWire, type ScanServicesResponse } from '@scanharbor/shared-contracts/wire/scans';
import { getLowestTotal, getTotal } from '@scanharbor/shared-contracts/domain/price-from';
import { farthestMiles, findLowestByType, findOffers, lowestByCenter } from '../../centers/search';
import { findOpenings } from '../../centers/openings';
import { findZipArea } from '../../centers/places';
import { type Database } from '../../db/database';
import { findScan, findScanByCpt, listScansWithPrices, listScanTypes } from '../../db/queries/scans';
import { errors } from '../../http/errors';
import { memoizeRead } from '../../http/memoize';
import { defineRoutes } from '../../http/route';
import { texts } from '../../texts';

/** Describes all scans, or those of a type, with the lowest price and fee anywhere. */
async function listServices(db: Database, typeId?: number): Promise<ScanServicesResponse> {
  const rows = await listScansWithPrices(db, typeId);
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

export const scansCatalogRoutes = defineRoutes(scansWire, {
  'GET scans/types': {
    access: 'anyone',
    handle: async ({ query, context: { db } }) => {
      const types = await memoizeRead(db, 'scan-types', () => listScanTypes(db));
      const lowest = await findLowestByType(db, query.zip);
      return types.map(({ id, value, isPopular, marketRate }) => {
        const offer = lowest.get(id);
        return {
          id,
          value,
          is_popular: toFlag(isPopular),
          from_total: offer ? getTotal(offer) : null,
          market_rate: offer ? Math.round((marketRate * offer.weight) / 100) : null,
        };
      });
    },
  },
  'GET scans/services': {
    access: 'anyone',
    handle: ({ context: { db } }) => listServices(db),
  },
  'GET scans/services/:typeId': {
    access: 'anyone',
    handle: ({ params, context }) => listServices(context.db, params.typeId),
  },
  'GET scans/averageCost/:cptCode': {
    access: 'anyone',
    handle: async ({ params, context }) => {
      const scan = await findScanByCpt(context.db, params.cptCode);
      if (!scan) throw errors.notFound(texts.scanUnknown);
      return { average_cost: Math.round((scan.type.marketRate * scan.service.weight) / 100) };
    },
  },
  'POST scans/cost': {
    access: 'anyone',
    handle: async ({ body, context }) => {
      const scan = await findScan(context.db, body.scan_service_id);
      if (!scan) throw errors.badRequest(texts.scanUnknown);
      const offers = await findOffers(context.db, body.zip_code, body.scan_service_id, farthestMiles);
      const usual = Math.round((scan.type.rate * scan.service.weight) / 100);
      const lowest = getLowestTotal(offers);
      return {
        rate: lowest ?? usual,
        ceiling: Math.round((scan.type.marketRate * scan.service.weight) / 100),
        source: lowest === undefined ? 'average' : 'locations',
      };
    },
  },
  'POST scans/locations': {
    access: 'anyone',
    handle: async ({ body, context }) => {
      const scan = body.scan_service_id ? { scanServiceId: body.scan_service_id } : { scanTypeId: body.scan_type_id ?? 0 };
      const offers = await findOffers(context.db, body.zip_code, scan, body.distance);
      const centers = lowestByCenter(offers);
      const records = centers.map(({ location }) => location);
      const selfPay = isOn(body.self_pay ?? false);
      const calendars =
        scan.scanServiceId !== undefined && isOn(body.with_openings ?? false)
          ? await findOpenings(context.db, records, { scanServiceId: scan.scanServiceId, selfPay, now: context.clock.now() })
          : undefined;
      const locations = centers.map(({ location, miles, ...price }) => ({
        id: location.id,
        name: location.name,
        address_1: location.address1,
        city: location.city,
        state: location.state,
        zip_code: location.zipCode,
        distance: Math.round(miles * 10) / 10,
        total: getTotal(price),
        deposit: price.fee,
        latitude: location.latitude,
        longitude: location.longitude,
        time_zone: location.timeZone,
        ...calendars?.get(location.id),
      }));
      const area = findZipArea(body.zip_code);
      return { locations, place: area && { latitude: area.latitude, longitude: area.longitude } };
    },
  },
});
