import { MessageDelayed, type MessageProvider, MessageRejected } from './provider';

export interface TextSettings {
  /** The call that sends an SMS, such as https://api.twilio.com/2010-04-01/Accounts/AC…/Messages.json. */
  url: string;
  account: string;
  token: string;
  /** Number of the sender. */
  from: string;
  /** Where the provider reports deliveries and replies; the site's own URL. */
  siteUrl: string;
  timeoutMs?: number;
}

interface ProviderResponse {
  sid?: string;
  code?: number;
}

/** Codes of the provider: the number cannot receive an SMS, or its owner replied STOP. */
const reasons: Readonly<Record<number, string>> = {
  21211: 'This is not a phone number.',
  21610: 'The recipient replied STOP.',
  21614: 'This number cannot receive text messages.',
};

const toInternational = (phone: string) => `+1${phone.replace(/\D/g, '').slice(-10)}`;

/** Sends SMS by the HTTP call of Twilio, which other providers offer too. The key is the idempotency key. */
export function createTextSender({ url, account, token, from, siteUrl, timeoutMs = 10_000 }: TextSettings): MessageProvider {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  return {
    send: async ({ recipient, body, key }) => {
      const form = { To: toInternational(recipient), From: from, Body: body, StatusCallback: `${siteUrl}/api/texts/status` };
      const request = {
        method: 'POST',
        headers: { authorization, 'idempotency-key': key },
        body: new URLSearchParams(form),
        signal: AbortSignal.timeout(timeoutMs),
      };
      const response = await fetch(url, request).catch(() => {
        throw new MessageDelayed('The provider of text messages did not respond.');
      });
      const { sid, code = 0 } = (await response.json().catch(() => ({}))) as ProviderResponse;
      if (response.ok) {
        // Not the provider, such as a proxy or a mistyped URL: the message went nowhere.
        if (sid === undefined) throw new MessageDelayed('The provider of text messages returned an unreadable response.');
        return sid;
      }
      const { status } = response;
      if (status === 401 || status === 403 || status === 408 || status === 429 || status >= 500) {
        throw new MessageDelayed(`The provider of text messages asked to try again later (${status}).`);
      }
      throw new MessageRejected(reasons[code] ?? `The provider of text messages rejected the message (${status}).`);
    },
    close: () => undefined,
  };
}
