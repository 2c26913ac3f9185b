import { paths } from '@scanharbor/shared-contracts';

/** Where a link leads that was followed already, by the userId or httpAuth that it carries (SH-061); undefined without them. */
export function followedLink(params: URLSearchParams): string | undefined {
  const uuid = params.get('userId') ?? undefined;
  const token = params.get('httpAuth') ?? undefined;
  return uuid || token ? paths.passwordReset({ uuid, token }) : undefined;
}
