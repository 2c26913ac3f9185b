import { asc, eq } from 'drizzle-orm';
import { practicesWire } from '@scanharbor/shared-contracts/wire/practices';
import { audit } from '../audit';
import { farthestMiles, findCenters } from '../centers/search';
import { locations, locationScanTypes, practices, scanTypes, users } from '../db/schema/index';
import { done } from '../http/done';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { setInService } from '../practice/modalities';
import { texts } from '../texts';

export const practicesRoutes = defineRoutes(practicesWire, {
  'GET practices/pending_scans': {
    access: 'platform',
    handle: async ({ context }) => {
      const rows = await context.db
        .select({ link: locationScanTypes, type: scanTypes, location: locations, practice: practices })
        .from(locationScanTypes)
        .innerJoin(scanTypes, eq(scanTypes.id, locationScanTypes.scanTypeId))
        .innerJoin(locations, eq(locations.id, locationScanTypes.locationId))
        .innerJoin(practices, eq(practices.id, locations.practiceId))
        .where(eq(locationScanTypes.approvalStatus, 0))
        .orderBy(asc(locationScanTypes.id));
      return {
        results: rows.map(({ link, type, location, practice }) => ({
          id: link.id,
          in_service: link.approvalStatus,
          scan_type: { id: type.id, value: type.value },
          location: { id: location.id, name: location.name, address_1: location.address1, city: location.city, state: location.state },
          practice: { id: practice.id, name: practice.name },
        })),
      };
    },
  },
  'PATCH practices/pending_scans/:id': {
    access: 'platform',
    handle: async ({ params, caller, context }) => {
      const approved = await context.db.transaction((db) => setInService(db, params.id));
      if (!approved) throw errors.notFound(texts.pendingScanUnknown);
      await audit(context, caller, 'set in service', params.id);
      return done;
    },
  },
  'POST practices/zip_code/:zipcode': {
    access: 'provider',
    handle: async ({ params, context }) => {
      const near = await findCenters(context.db, params.zipcode, farthestMiles);
      const names = await context.db.select().from(practices);
      const nearest = new Map<number, number>();
      for (const { location, miles } of near) {
        if (!nearest.has(location.practiceId)) nearest.set(location.practiceId, miles);
      }
      return {
        results: [...nearest].map(([id, miles]) => ({
          id,
          name: names.find((practice) => practice.id === id)?.name ?? '',
          distance: Math.round(miles * 10) / 10,
        })),
      };
    },
  },
  'POST practices/practice': {
    access: 'user',
    handle: async ({ body, caller, context }) => {
      const { user } = caller;
      if (user.userType !== 'provider') throw errors.forbidden();
      if (user.practiceId !== null) throw errors.conflict(texts.practiceKnown);
      const id = await context.db.transaction(async (db) => {
        const [practice] = await db.insert(practices).values({ name: body.name }).returning({ id: practices.id });
        if (!practice) throw errors.unexpected();
        await db.update(users).set({ practiceId: practice.id, isAdmin: true }).where(eq(users.id, user.id));
        return practice.id;
      });
      return { ...done, id };
    },
  },
});
