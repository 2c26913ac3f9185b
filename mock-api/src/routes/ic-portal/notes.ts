import { noteEventType, writeNotes } from '@scanharbor/shared-contracts/domain/note';
import { icPortalNotesWire } from '@scanharbor/shared-contracts/wire/ic-portal';
import { errors } from '../../http/errors';
import { defineRoutes } from '../../http/route';
import { findVisibleRequest } from '../../portal/find-request';
import { addNote, deleteNote, describeDeletedNotes, describeNotes, editNote } from '../../portal/notes';
import { getScope } from '../../portal/scope';

export const icPortalNotesRoutes = defineRoutes(icPortalNotesWire, {
  'GET ic-portal/ic-get-notes/:requestId': {
    access: 'provider',
    handle: async ({ params, caller, context, request }) => {
      const scope = await getScope(context, caller, request);
      await findVisibleRequest(context, scope, params.requestId);
      const [notes, deleted] = await Promise.all([
        describeNotes(context.db, scope.practiceId, params.requestId, caller.user.id),
        describeDeletedNotes(context.db, scope.practiceId, params.requestId),
      ]);
      return writeNotes({ notes, deleted });
    },
  },
  'POST ic-portal/ic-insert_note': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => {
      if (body.eventTypeId !== noteEventType) throw errors.badRequest();
      return addNote(context, await getScope(context, caller, request), caller.user, body.requestId, body.note);
    },
  },
  'PATCH ic-portal/ic-update_note': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) =>
      editNote(context, await getScope(context, caller, request), caller.user, { ...body, text: body.note }),
  },
  'PATCH ic-portal/ic-deactivate_note': {
    access: 'provider',
    handle: async ({ body, caller, context, request }) => deleteNote(context, await getScope(context, caller, request), caller.user, body),
  },
});
