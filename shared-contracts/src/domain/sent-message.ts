/** What became of an email or SMS: `kept` by an installation that sends nothing, `delivered` when the provider reported it. */
export const messageStates = ['kept', 'waiting', 'sent', 'delivered', 'failed'] as const;
