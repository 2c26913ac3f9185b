import { type MessageContent } from '../db/schema/index';

/** An email, independent of its looks. */
export interface Letter extends MessageContent {
  /** Names no scan and no illness: it is shown on locked phones. */
  subject: string;
  /** What the letter is about, for tests and the support; a token in it is removed once the letter is sent. */
  data?: Record<string, string | number>;
}
