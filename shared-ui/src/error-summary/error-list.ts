import { fieldId, getFirstMessage } from '../field/index';

export interface ErrorItem {
  /** The path of the field in the form. */
  name: string;
  message: string;
  /** Id of the field's control. */
  id: string;
}

/**
 * Flattens Formik's errors. `prefix` is the prefix of the form's ids.
 * Each path ends at its first id that exists on the page, so a field of several parts appears once.
 */
export function errorList(errors: unknown, prefix: string, exists: (id: string) => boolean, path = ''): ErrorItem[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const name = path ? `${path}.${key}` : key;
    const id = fieldId(prefix, name);
    const message = getFirstMessage(error);
    if (message === undefined) return [];
    return typeof error === 'string' || exists(id) ? [{ name, message, id }] : errorList(error, prefix, exists, name);
  });
}

/** Sorts items by the position of their controls on the page; items without a control come last. */
export function sortByPageOrder(items: readonly ErrorItem[], find: (id: string) => Element | null): ErrorItem[] {
  const controls = items.map((item) => ({ item, control: find(item.id) }));
  return controls
    .sort((a, b) => {
      if (!a.control || !b.control) return Number(!a.control) - Number(!b.control);
      return a.control.compareDocumentPosition(b.control) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
    })
    .map(({ item }) => item);
}
