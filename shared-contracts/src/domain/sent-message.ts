/** What became of an email or SMS: `kept` by an installation that sends nothing, `delivered` when the provider reported it. */
export const messageStates = ['kept', 'waiting', 'sent', 'delivered', 'failed'] as const;
type MessageState = (typeof messageStates)[number];

/** A message to the patient about a request, as staff see it: never its text. */
export interface SentMessage {
  channel: 'email' | 'sms';
  subject: string;
  state: MessageState;
  /** Why it failed or still waits; empty otherwise. */
  reason: string;
  /** ISO time. */
  at: string;
}
