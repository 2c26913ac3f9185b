/** Normalizes a pattern. Two patterns match the same URLs when their fixed segments and the positions of their parameters are equal. */
export const toPathShape = (pattern: string) => pattern.replace(/:[^/?]+/g, ':').toLowerCase();
