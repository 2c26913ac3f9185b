/** A started sign-in at the identity provider: where to send the browser, and what its answer is checked with. */
interface StartedSignIn {
  url: string;
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** What the identity provider says of the person who signed in. */
export interface ProviderIdentity {
  email: string | undefined;
  isEmailVerified: boolean;
  /** When the person last entered a password there. */
  authenticatedAt: Date | undefined;
  /** The person passed a second factor there. */
  hasSecondFactor: boolean;
  idToken: string;
}

/** Single sign-on by OpenID Connect: authorization code with PKCE, state and nonce. */
export interface IdentityProvider {
  /** Name on the sign-in button. */
  label: string;
  start(redirectUrl: string): Promise<StartedSignIn>;
  /** Exchanges the code of the redirect for the identity; throws for every answer that does not match the started sign-in. */
  finish(redirectUrl: string, query: string, started: Pick<StartedSignIn, 'state' | 'nonce' | 'codeVerifier'>): Promise<ProviderIdentity>;
  /** URL that ends the session at the provider and returns to `returnUrl`; undefined when the provider has none. */
  getLogoutUrl(idToken: string, returnUrl: string): Promise<string | undefined>;
}
