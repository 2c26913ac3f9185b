import * as oidc from 'openid-client';
import { type IdentityProvider } from './identity-provider';

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  label: string;
}

const timeoutSeconds = 10;
/** A person enters the password at the provider once a day, like in the longest session here. */
const maxAgeSeconds = 24 * 60 * 60;

/** HTTP is for a provider on this computer only. */
const isLocal = ({ protocol, hostname }: URL) => protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Creates the client of an OpenID Connect provider. Its endpoints are discovered at the first use. */
export function createOpenIdProvider({ issuer, clientId, clientSecret, label }: ProviderSettings): IdentityProvider {
  let configuration: Promise<oidc.Configuration> | undefined;
  const configure = () => {
    const server = new URL(issuer);
    configuration ??= oidc
      .discovery(server, clientId, clientSecret, undefined, {
        timeout: timeoutSeconds,
        // Without these checks, openid-client trusts the connection and leaves the signature of an ID token unchecked.
        execute: [oidc.enableNonRepudiationChecks, ...(isLocal(server) ? [oidc.allowInsecureRequests] : [])],
      })
      .catch((cause: unknown) => {
        configuration = undefined;
        throw cause;
      });
    return configuration;
  };
  return {
    label,
    start: async (redirectUrl) => {
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
      const url = oidc.buildAuthorizationUrl(await configure(), {
        redirect_uri: redirectUrl,
        scope: 'openid email',
        // A provider that is asked for a maximum age also says when the password was entered.
        max_age: String(maxAgeSeconds),
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      return { url: url.href, state, nonce, codeVerifier };
    },
    finish: async (redirectUrl, query, { state, nonce, codeVerifier }) => {
      const client = await configure();
      const tokens = await oidc.authorizationCodeGrant(client, new URL(`${redirectUrl}?${query}`), {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || !tokens.id_token) throw new Error('The provider returned no ID token.');
      const authenticatedAt = typeof claims.auth_time === 'number' ? new Date(claims.auth_time * 1000) : undefined;
      if (authenticatedAt && Date.now() - authenticatedAt.getTime() > (maxAgeSeconds + timeoutSeconds) * 1000)
        throw new Error('The provider did not ask for the password again.');
      // Many providers put the email into the user info only.
      const person = claims.email === undefined ? await oidc.fetchUserInfo(client, tokens.access_token, claims.sub) : claims;
      const methods = Array.isArray(claims.amr) ? (claims.amr as unknown[]) : [];
      return {
        email: typeof person.email === 'string' ? person.email : undefined,
        isEmailVerified: person.email_verified === true,
        authenticatedAt,
        hasSecondFactor: methods.includes('mfa'),
        idToken: tokens.id_token,
      };
    },
    getLogoutUrl: async (idToken, returnUrl) => {
      const client = await configure();
      if (!client.serverMetadata().end_session_endpoint) return undefined;
      return oidc.buildEndSessionUrl(client, { id_token_hint: idToken, post_logout_redirect_uri: returnUrl }).href;
    },
  };
}
