/** In place of stylis' table of vendor prefixes, which the browsers that the suite supports do not need. */
export const prefix = (declaration: string) => declaration;
