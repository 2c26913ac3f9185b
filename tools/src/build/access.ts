/** Roles that a remote can require, as in the contract's `Access`. */
export const accesses = ['public', 'patient', 'provider', 'provider-admin', 'platform-admin', 'switch-user', 'pending-provider'] as const;
