import { z } from 'zod';
import { editedThings } from '../../domain/last-edit';
import { idText } from '../values';

const lastEdit = z.object({
  By: z.string(),
  At: z.iso.datetime(),
  /** IANA zone of the location that the caller works at. */
  TimeZone: z.string(),
});
lastEdit.register(z.globalRegistry, { id: 'LastEdit' });

/** Ours: who edits a location, its schedule or a user beside the caller. */
export const icPortalLastEditWire = {
  'GET ic-portal/last-edit/:what/:id': {
    params: z.object({ what: z.enum(editedThings), id: idText }),
    /** Null when no one of the practice changed it lately. */
    response: z.object({ data: lastEdit.nullable() }),
  },
} as const;
