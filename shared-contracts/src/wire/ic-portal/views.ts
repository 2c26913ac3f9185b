import { z } from 'zod';
import { maxViewNameLength, requestLists, sortableColumns } from '../../domain/request-list';
import { idText, line, paragraph, success } from '../values';
import { sorts } from './sorts';

const list = z.enum(requestLists);

const name = line.trim().min(1, 'Please enter a name.').max(maxViewNameLength, `Please use at most ${maxViewNameLength} characters.`);

/** What a view shows of its list, in the form of the list's own parameters. `locationId`: null for all locations. */
const content = z.object({
  search: line,
  sort: sorts(sortableColumns).nullable(),
  filter: paragraph,
  locationId: idText.nullable(),
});

/** `sort` and `filter` may name what this release does not know. `total`: the number of requests in the view, for its location. */
const savedView = z.object({
  id: z.number(),
  name: z.string(),
  search: z.string(),
  sort: z.string().nullable(),
  filter: z.string(),
  locationId: z.number().nullable(),
  total: z.number(),
});
savedView.register(z.globalRegistry, { id: 'SavedView' });

const params = z.object({ id: idText });

/** Wire shapes of the views of lists that a member of a practice saves. Ours. */
export const icPortalViewsWire = {
  /** The own views of a list, oldest first. */
  'GET ic-portal/views': { query: z.object({ list }), response: z.object({ data: z.array(savedView) }) },
  /** 409 for a name that another own view of the list has. */
  'POST ic-portal/views': { body: content.extend({ list, name }), response: z.object({ data: z.object({ id: z.number() }) }) },
  'PATCH ic-portal/views/:id': { params, body: z.object({ name: name.optional(), content: content.optional() }), response: success },
  'DELETE ic-portal/views/:id': { params, response: success },
} as const;

export type SavedViewRow = z.infer<typeof savedView>;
export type SavedViewContent = z.infer<typeof content>;
