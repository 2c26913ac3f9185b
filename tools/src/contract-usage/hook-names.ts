/** Returns the endpoint of a generated hook: 'invitation' for 'useLazyInvitationQuery'. */
export function endpointOfHook(hook: string): string | undefined {
  const name = /^use(?:Lazy)?(.+?)(?:Infinite)?(?:Query|Mutation)(?:State|Subscription)?$/.exec(hook)?.[1];
  return name && name.charAt(0).toLowerCase() + name.slice(1);
}
