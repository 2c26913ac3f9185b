/** Parts of the server's message that mean: this invitation is over (IN-005). */
const overParts = [
  'user has tried more than 5',
  'hand off is not active',
  'already completed the handoff',
  'request is canceled',
  'has already expired',
  'not found by invitation',
] as const;

/** Does a failed lookup mean that the invitation is over, rather than that the lookup went wrong? (IN-007, D100) */
export function isOver(message: string | undefined): boolean {
  const said = message?.toLowerCase() ?? '';
  return overParts.some((part) => said.includes(part));
}
