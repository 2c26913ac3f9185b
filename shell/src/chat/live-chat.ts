/** The user of a conversation; `hash` proves the identifier to the provider. */
export interface ChatUser {
  identifier: string;
  hash: string;
  name: string;
  email: string;
}

/** Interface of a live chat that has loaded, independent of its vendor. */
export interface LiveChat {
  /** Opens the conversation. */
  open(): void;
  /** Reports the current page: its path, without query. */
  page(path: string): void;
  /** Continues as this user. Without a user, ends the conversation of a user before, so that the next person does not see it. */
  identify(user: ChatUser | undefined): void;
}

/** Public settings of the provider. */
export interface ChatSettings {
  /** URL of the provider's script. */
  url: string;
  key: string;
}
