/** Removes accents and the case of Latin letters, as `fold_text` of the database does. */
export const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
