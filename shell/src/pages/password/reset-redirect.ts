import { paths } from '@scanharbor/shared-contracts';

/** Returns the URL of the reset screen when the query carries userId or httpAuth (SH-061); undefined without them. */
export function getResetRedirect(params: URLSearchParams): string | undefined {
  const uuid = params.get('userId') ?? undefined;
  const token = params.get('httpAuth') ?? undefined;
  return uuid || token ? paths.passwordReset({ uuid, token }) : undefined;
}
