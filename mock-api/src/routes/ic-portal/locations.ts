import { icPortalLocationsWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { timeZoneAt } from '../../centers/geocoder';
import { states } from '../../centers/states';
import { type Database } from '../../db/connect';
import { done } from '../../http/done';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { scopeOf } from '../../portal/scope';
import { addLocation, describeLocations, ownLocation, updateLocation } from '../../practice/locations';
import { addModalities, modalitiesOf, removeModality } from '../../practice/modalities';
import { texts } from '../../texts';

const listModalities = async (db: Database, locationId: number) => ({
  data: (await modalitiesOf(db, [locationId])).get(locationId) ?? [],
});

export const icPortalLocationsRoutes = defineRoutes(icPortalLocationsWire, {
  'GET ic-portal/ic-locations': {
    access: 'provider',
    handle: async ({ caller, context, request }) => ({ data: await describeLocations(context, await scopeOf(context, caller, request)) }),
  },
  'GET ic-portal/ic-location/:id': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => {
      const scope = await scopeOf(context, caller, request);
      ownLocation(scope, params.id);
      const data = (await describeLocations(context, scope)).find(({ LocationID }) => LocationID === params.id);
      if (!data) throw errors.notFound(texts.locationUnknown);
      return { data };
    },
  },
  'POST ic-portal/ic-add-location': {
    access: 'admin',
    handle: async ({ body, caller, context }) => ({ ...done, LocationID: await addLocation(context, caller, body) }),
  },
  'PATCH ic-portal/ic-update-location': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) => {
      const scope = await scopeOf(context, caller, request);
      return { ...done, LocationID: await updateLocation(context, caller, scope, body) };
    },
  },
  'GET ic-portal/ic-all-locations': {
    access: 'provider',
    handle: async ({ caller, context, request }) => {
      const { locations } = await scopeOf(context, caller, request);
      return {
        data: [...locations.values()].map(({ id, name, address1, practiceId }) => ({
          ID: id,
          Name: name,
          Address1: address1,
          PracticeID: practiceId,
        })),
      };
    },
  },
  'GET ic-portal/get-states': { access: 'provider', handle: () => ({ data: states }) },
  'GET ic-portal/scans/:locationId': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => {
      const { id } = ownLocation(await scopeOf(context, caller, request), params.locationId);
      return listModalities(context.db, id);
    },
  },
  'PATCH ic-portal/scans/:locationId': {
    access: 'admin',
    handle: async ({ params, body, caller, context, request }) => {
      const { id } = ownLocation(await scopeOf(context, caller, request), params.locationId);
      await addModalities(context.db, id, [body.scan_type_id]);
      return listModalities(context.db, id);
    },
  },
  'DELETE ic-portal/scans/:locationId': {
    access: 'admin',
    handle: async ({ params, query, caller, context, request }) => {
      const { id } = ownLocation(await scopeOf(context, caller, request), params.locationId);
      await removeModality(context.db, id, query.scan_type_id);
      return listModalities(context.db, id);
    },
  },
  'GET ic-portal/location_timezone': { access: 'provider', handle: ({ query }) => ({ timeZoneId: timeZoneAt(query) }) },
  'GET ic-portal/geocode': {
    access: 'provider',
    handle: async ({ query, context }) => {
      const found = await context.geocoder.find(query);
      if (!found) throw errors.notFound(texts.addressUnknown);
      return found;
    },
  },
});
