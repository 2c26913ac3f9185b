/** Replaces stylis' table of vendor prefixes, which the supported browsers do not need. */
export const prefix = (declaration: string) => declaration;
