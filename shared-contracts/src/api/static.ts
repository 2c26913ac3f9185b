import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { type BlogAnswer } from '../wire/static';

/** An entry of the blog feed; `date` is YYYY-MM-DD. */
export type BlogEntry = BlogAnswer[number];

/** What the contact form sends (SC-314). */
export interface ContactMessage {
  name: string;
  email: string;
  comments: string;
  phone: string | null;
  type: string;
}

const staticApi = ownedEndpoints('shared-contracts/static', (build) => ({
  /** GET static/blog: the newest entries first (SC-146). */
  blog: build.query<BlogEntry[], void>({ query: () => 'static/blog' }),
  /** POST static/contact: keeps a message for the team (SC-147). */
  sendContact: build.mutation<void, ContactMessage>({
    query: (body) => ({ url: 'static/contact', method: 'POST', body }),
    transformResponse: () => undefined,
  }),
}));

export const { useBlogQuery, useSendContactMutation } = staticApi;
export const staticEndpoints = staticApi.endpoints;
