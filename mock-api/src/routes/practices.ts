import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { practicesWire } from '@scanharbor/shared-contracts/wire/practices';
import { requirePasswordProof } from '../accounts/password-proof';
import { farthestMiles, findCenters } from '../centers/search';
import { listPendingModalities } from '../db/queries/modalities';
import { insertPractice, listPractices, requireSecondFactor } from '../db/queries/practices';
import { updateUser } from '../db/queries/users';
import { successResponse } from '../http/success';
import { errors } from '../http/errors';
import { defineRoutes } from '../http/route';
import { getReaderZone } from '../portal/last-change';
import { getScope, requirePractice } from '../portal/scope';
import { listEntries, reviewEntry } from '../practice/approvals';
import { setInService } from '../practice/modalities';
import { texts } from '../texts';

export const practicesRoutes = defineRoutes(practicesWire, {
  'GET practices/pending_scans': {
    access: 'platform',
    handle: async ({ context }) => {
      const rows = await listPendingModalities(context.db);
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
    handle: async ({ params, context }) => {
      const approved = await context.db.transaction((db) => setInService(db, params.id));
      if (!approved) throw errors.notFound(texts.pendingScanUnknown);
      return successResponse;
    },
  },
  'GET practices/entries': {
    access: 'platform',
    handle: async ({ context }) => ({ results: await listEntries(context.db) }),
  },
  'PATCH practices/entries/:id': {
    access: 'platform',
    handle: async ({ params, body, context, caller, request }) => {
      // A platform administrator may have no practice.
      const timeZone = caller.user.practiceId === null ? 'UTC' : getReaderZone(await getScope(context, caller, request));
      await reviewEntry(context, timeZone, { kind: body.kind, id: params.id }, isOn(body.approved) ? undefined : body.reason);
      return successResponse;
    },
  },
  'POST practices/zip_code/:zipcode': {
    access: 'provider',
    handle: async ({ params, context }) => {
      const near = await findCenters(context.db, params.zipcode, farthestMiles);
      const practices = await listPractices(context.db);
      const nearest = new Map<number, number>();
      for (const { location, miles } of near) {
        if (!nearest.has(location.practiceId)) nearest.set(location.practiceId, miles);
      }
      return {
        results: [...nearest].map(([id, miles]) => ({
          id,
          name: practices.find((practice) => practice.id === id)?.name ?? '',
          distance: Math.round(miles * 10) / 10,
        })),
      };
    },
  },
  'PATCH practices/security': {
    access: 'admin',
    handle: async ({ body, caller, context }) => {
      requirePasswordProof(context, caller);
      const required = isOn(body.second_factor_required);
      await requireSecondFactor(context.db, requirePractice(caller), required ? context.clock.now() : null);
      return successResponse;
    },
  },
  'POST practices/practice': {
    access: 'user',
    handle: async ({ body, caller, context }) => {
      const { user } = caller;
      if (user.userType !== 'provider') throw errors.forbidden();
      if (user.practiceId !== null) throw errors.conflict(texts.practiceExists);
      const id = await context.db.transaction(async (db) => {
        const practice = await insertPractice(db, body.name, context.clock.now());
        await updateUser(db, user.id, { practiceId: practice.id, isAdmin: true });
        return practice.id;
      });
      return { ...successResponse, id };
    },
  },
});
