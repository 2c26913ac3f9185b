import { noteEventType } from '@scanharbor/shared-contracts/domain/note';
import { icPortalNotesWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { notesOn } from '../../portal/comments';
import { findVisible } from '../../portal/find';
import { addNote, changeNote } from '../../portal/notes';
import { scopeOf } from '../../portal/scope';

export const icPortalNotesRoutes = defineRoutes(icPortalNotesWire, {
  'GET ic-portal/ic-get-notes/:requestId': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => {
      const scope = await scopeOf(context, caller, request);
      await findVisible(context, scope, params.requestId);
      return { data: await notesOn(context.db, scope.practiceId, params.requestId, caller.user.id) };
    },
  },
  'POST ic-portal/ic-insert_note': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => {
      if (body.eventTypeId !== noteEventType) throw errors.badRequest();
      return addNote(context, await scopeOf(context, caller, request), caller.user, body.requestId, body.note);
    },
  },
  'PATCH ic-portal/ic-update_note': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) =>
      changeNote(context, await scopeOf(context, caller, request), body, { text: body.note }),
  },
  'PATCH ic-portal/ic-deactivate_note': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) =>
      changeNote(context, await scopeOf(context, caller, request), body, { isActive: false }),
  },
});
