import { icPortalGuestWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { findZipArea } from '../../centers/places';
import { farthestMiles, findCenters } from '../../centers/search';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { texts } from '../../texts';

export const icPortalGuestRoutes = defineRoutes(icPortalGuestWire, {
  'GET ic-portal/zip_code/:zip': {
    access: 'anyone',
    handle: ({ params }) => {
      const zipArea = findZipArea(params.zip);
      if (!zipArea) throw errors.badRequest(texts.zipUnknown);
      return zipArea;
    },
  },
  'POST ic-portal/preferred': {
    access: 'anyone',
    handle: async ({ body, context }) => {
      const centers = await findCenters(context.db, body.zip_code, farthestMiles);
      const results = centers.map(({ location, miles }) => ({
        id: location.id,
        name: location.name,
        address_1: location.address1,
        address_2: location.address2,
        city: location.city,
        state: location.state,
        zip_code: location.zipCode,
        distance: Math.round(miles * 10) / 10,
      }));
      return { results };
    },
  },
});
