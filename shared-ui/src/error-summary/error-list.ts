import { fieldId, firstMessage } from '../field/index';

export interface ErrorItem {
  /** The path of the field in the form. */
  name: string;
  message: string;
  /** Id of the field's control. */
  id: string;
}

/**
 * Formik's errors as a flat list. Takes the errors and the prefix of the form's ids.
 * A path is cut at the first id that exists on the page, so a field of several parts is named once.
 */
export function errorList(errors: unknown, prefix: string, exists: (id: string) => boolean, path = ''): ErrorItem[] {
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    const name = path ? `${path}.${key}` : key;
    const id = fieldId(prefix, name);
    const message = firstMessage(error);
    if (message === undefined) return [];
    return typeof error === 'string' || exists(id) ? [{ name, message, id }] : errorList(error, prefix, exists, name);
  });
}

/** The items in the order of their controls on the page; those without a control come last. */
export function inPageOrder(items: readonly ErrorItem[], find: (id: string) => Element | null): ErrorItem[] {
  const controls = items.map((item) => ({ item, control: find(item.id) }));
  return controls
    .sort((a, b) => {
      if (!a.control || !b.control) return Number(!a.control) - Number(!b.control);
      return a.control.compareDocumentPosition(b.control) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
    })
    .map(({ item }) => item);
}
