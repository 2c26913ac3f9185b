/** Parts of the server's messages about an invitation that has ended (IN-005). */
const endedParts = [
  'user has tried more than 5',
  'hand off is not active',
  'already completed the handoff',
  'request is canceled',
  'has already expired',
  'not found by invitation',
] as const;

/** True when the message of a failed lookup means that the invitation has ended, not that the lookup failed (IN-007, D100). */
export function isInvitationExpired(message: string | undefined): boolean {
  const text = message?.toLowerCase() ?? '';
  return endedParts.some((part) => text.includes(part));
}
