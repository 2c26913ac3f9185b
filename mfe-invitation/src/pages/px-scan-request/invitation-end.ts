/** Parts of the server's messages about an invitation that has ended (IN-005), and what each of them means. */
const ends = [
  ['user has tried more than 5', 'locked'],
  ['hand off is not active', 'inactive'],
  ['already completed the handoff', 'completed'],
  ['request is canceled', 'canceled'],
  ['has already expired', 'expired'],
  ['not found by invitation', 'unknown'],
] as const;

/** Why an invitation cannot be answered. */
export type InvitationEnd = (typeof ends)[number][1];

/**
 * Returns why the invitation has ended, by the message of a failed lookup; undefined when the lookup itself failed
 * (IN-007, D100).
 */
export function getInvitationEnd(message: string | undefined): InvitationEnd | undefined {
  const text = message?.toLowerCase() ?? '';
  return ends.find(([part]) => text.includes(part))?.[1];
}
