import { config } from '@scanharbor/shared-contracts';
import { useState } from 'react';

/** Counts the clicks that open the live chat. `onChat` is undefined without a chat, and once its provider is unavailable. */
export function useChat() {
  const [clicks, setClicks] = useState(0);
  const [isUnavailable, setUnavailable] = useState(false);
  return {
    clicks,
    onChat: config().chatUrl && !isUnavailable ? () => setClicks((count) => count + 1) : undefined,
    onUnavailable: () => setUnavailable(true),
  };
}
