import { icPortalLocationsWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { usStates } from '@scanharbor/shared-contracts/domain/us-states';
import { timeZoneAt } from '../../centers/geocoder';
import { type Database } from '../../db/database';
import { deleteModality } from '../../db/queries/modalities';
import { successResponse } from '../../http/success';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { getScope } from '../../portal/scope';
import { addLocation, describeLocations, requireOwnLocation, updateLocation } from '../../practice/locations';
import { describeEdited } from '../../practice/last-edit';
import { addModalities, describeModalities } from '../../practice/modalities';
import { texts } from '../../texts';

const listModalities = async (db: Database, locationId: number) => ({
  data: (await describeModalities(db, [locationId])).get(locationId) ?? [],
});

export const icPortalLocationsRoutes = defineRoutes(icPortalLocationsWire, {
  'GET ic-portal/ic-locations': {
    access: 'provider',
    handle: async ({ caller, context, request }) => ({ data: await describeLocations(context, await getScope(context, caller, request)) }),
  },
  'GET ic-portal/ic-location/:id': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      requireOwnLocation(scope, params.id);
      const data = (await describeLocations(context, scope)).find(({ LocationID }) => LocationID === params.id);
      if (!data) throw errors.notFound(texts.locationUnknown);
      return { data };
    },
  },
  'POST ic-portal/ic-add-location': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      return { ...successResponse, LocationID: await addLocation(context, caller, scope, body) };
    },
  },
  'PATCH ic-portal/ic-update-location': {
    access: 'admin',
    handle: async ({ body, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      return { ...successResponse, LocationID: await updateLocation(context, caller, scope, body) };
    },
  },
  'GET ic-portal/ic-all-locations': {
    access: 'provider',
    handle: async ({ caller, context, request }) => {
      const { locations } = await getScope(context, caller, request);
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
  'GET ic-portal/get-states': {
    access: 'provider',
    handle: () => ({ data: usStates.map(({ value, label }) => ({ State: value, StateName: label })) }),
  },
  'GET ic-portal/scans/:locationId': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => {
      const { id } = requireOwnLocation(await getScope(context, caller, request), params.locationId);
      return listModalities(context.db, id);
    },
  },
  'PATCH ic-portal/scans/:locationId': {
    access: 'admin',
    handle: async ({ params, body, caller, context, request }) => {
      const { id } = requireOwnLocation(await getScope(context, caller, request), params.locationId);
      context.trail.subject = describeEdited('location', id);
      await addModalities(context.db, id, [body.scan_type_id]);
      return listModalities(context.db, id);
    },
  },
  'DELETE ic-portal/scans/:locationId': {
    access: 'admin',
    handle: async ({ params, query, caller, context, request }) => {
      const { id } = requireOwnLocation(await getScope(context, caller, request), params.locationId);
      context.trail.subject = describeEdited('location', id);
      await deleteModality(context.db, id, query.scan_type_id);
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
