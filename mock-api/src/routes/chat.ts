import { chatWire } from '@scanharbor/shared-contracts/wire/chat';
import { signChatIdentity } from '../accounts/chat-identity';
import { defineRoutes } from '../http/route';

export const chatRoutes = defineRoutes(chatWire, {
  'GET chat/identity': {
    access: 'user',
    handle: ({ caller, context }) => ({ identity: signChatIdentity(context, caller) }),
  },
});
