import { brand, config, useSession } from '@scanharbor/shared-contracts';
import { useChatIdentityQuery } from '@scanharbor/shared-contracts/api/chat';
import { isGuest } from '@scanharbor/shared-contracts/domain/guest';
import { Button } from '@scanharbor/shared-ui/button';
import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BottomBar } from '../components/bottom-bar';
import { lazyTexts } from '../lazy-texts';
import { loadChatwoot } from './chatwoot';
import { type ChatUser, type LiveChat } from './live-chat';

const pageDelayMs = 2_000;

/** Loads the chat once, with the first click. */
function useProvider(onUnavailable: () => void) {
  const [chat, setChat] = useState<LiveChat | 'loading' | 'failed'>('loading');
  const handleUnavailable = useEffectEvent(onUnavailable);
  useEffect(() => {
    const { chatUrl, chatKey } = config();
    loadChatwoot({ url: chatUrl, key: chatKey }).then(setChat, () => {
      setChat('failed');
      handleUnavailable();
    });
  }, []);
  return chat;
}

/** Returns the user of the conversation; null for a visitor without a name, undefined until the identity is loaded. */
function useChatUser(): ChatUser | null | undefined {
  const { user, status } = useSession();
  const isAnonymous = isGuest(user) || user?.switched;
  const { currentData: identity, isError } = useChatIdentityQuery(undefined, { skip: Boolean(isAnonymous) });
  if (status === 'starting') return undefined;
  if (!user || isAnonymous || identity === null || isError) return null;
  return identity && { ...identity, name: `${user.firstName} ${user.lastName}`, email: user.email };
}

/** Keeps the conversation with its user, also through sign-in and sign-out, and reports each page after two seconds on it (SH-147). */
function useConversation(chat: LiveChat | undefined) {
  const { pathname } = useLocation();
  const user = useChatUser();
  const identify = useEffectEvent(() => {
    if (user !== undefined) chat?.identify(user ?? undefined);
  });
  const identifier = user === null ? 'visitor' : user?.identifier;
  useEffect(() => identify(), [chat, identifier]);
  useEffect(() => {
    const timer = setTimeout(() => chat?.page(pathname), pageDelayMs);
    return () => clearTimeout(timer);
  }, [chat, pathname]);
}

interface ChatProps {
  /** Clicks on the contact link; each opens the chat. */
  clicks: number;
  /** Called when the provider cannot be loaded: the link leads to the help center then (SH-146). */
  onUnavailable: () => void;
}

/** The live chat from the first click on the contact link on (SH-145). While it loads, and when it cannot, a bar says so. */
export function Chat({ clicks, onUnavailable }: ChatProps) {
  const state = useProvider(onUnavailable);
  const chat = typeof state === 'object' ? state : undefined;
  const [isDismissed, setDismissed] = useState(false);
  useConversation(chat);
  useEffect(() => chat?.open(), [chat, clicks]);
  const { label, opening, failed, email, or, helpCenter, close } = lazyTexts.chat;
  if (chat || isDismissed) return null;
  return (
    <BottomBar aria-label={label}>
      <Text $size="note" role="status">
        {state === 'loading' ? (
          opening
        ) : (
          <>
            {failed} {email} <a href={`mailto:${brand.careTeamEmail}`}>{brand.careTeamEmail}</a> {or}{' '}
            <Link to={config().helpCenterUrl}>{helpCenter}</Link>.
          </>
        )}
      </Text>
      {state === 'failed' && <Button onClick={() => setDismissed(true)}>{close}</Button>}
    </BottomBar>
  );
}
