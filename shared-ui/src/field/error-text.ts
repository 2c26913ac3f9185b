/** Returns the first message of a field's error in Formik: a text, or messages of its parts. */
export function getFirstMessage(error: unknown): string | undefined {
  if (typeof error === 'string') return error || undefined;
  if (typeof error !== 'object' || error === null) return undefined;
  for (const part of Object.values(error)) {
    const message = getFirstMessage(part);
    if (message !== undefined) return message;
  }
  return undefined;
}
