import { ownedEndpoints } from '@scanharbor/shared-contracts';
import { call } from './call';

/** Values of the contact form (SC-314). */
interface ContactMessage {
  name: string;
  email: string;
  comments: string;
  phone: string | null;
  type: string;
}

const staticApi = ownedEndpoints('shared-contracts/static', (build) => ({
  /** GET static/blog: the newest entries first (SC-146). */
  blog: build.query({ query: () => call('GET static/blog') }),
  /** POST static/contact: stores a message for the team (SC-147). */
  sendContact: build.mutation({
    query: (body: ContactMessage) => call('POST static/contact', { body }),
  }),
}));

export const { useBlogQuery, useSendContactMutation } = staticApi;
/** @internal */
export const staticEndpoints = staticApi.endpoints;
