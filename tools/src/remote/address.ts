/** Two patterns are the same address when their fixed words and the places of their parameters are. */
export const shapeOf = (pattern: string) => pattern.replace(/:[^/?]+/g, ':').toLowerCase();
