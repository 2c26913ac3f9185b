/** Returns the first letters of a full name, two at most. */
export const toInitials = (name: string) =>
  name
    .split(' ')
    .map(([first = '']) => first)
    .join('')
    .slice(0, 2)
    .toUpperCase();
