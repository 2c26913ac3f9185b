import { operationsWire } from '@scanharbor/shared-contracts/wire/operations';
import { defineRoutes } from '../http/route';
import { changeRelease } from '../releases/change-release';
import { listReleases } from '../releases/list-releases';

const done = { status: 'SUCCESS' };

export const operationsRoutes = defineRoutes(operationsWire, {
  'GET operations/releases': { access: 'platform', handle: ({ context }) => listReleases(context) },
  'POST operations/canary': {
    access: 'platform',
    handle: async ({ body, caller, context }) => {
      await changeRelease(context, caller, { action: 'canary', ...body });
      return done;
    },
  },
  'POST operations/promote': {
    access: 'platform',
    handle: async ({ body, caller, context }) => {
      await changeRelease(context, caller, { action: 'promote', ...body });
      return done;
    },
  },
  'POST operations/freeze': {
    access: 'platform',
    handle: async ({ body: { frozen, ...body }, caller, context }) => {
      await changeRelease(context, caller, { action: frozen ? 'freeze' : 'unfreeze', ...body });
      return done;
    },
  },
  'POST operations/rollback': {
    access: 'platform',
    handle: async ({ body, caller, context }) => {
      await changeRelease(context, caller, { action: 'rollback', ...body });
      return done;
    },
  },
});
