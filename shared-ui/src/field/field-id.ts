import { createContext, useContext } from 'react';

/** Prefix of the ids of a form's fields. Two forms on one page need different prefixes. */
export const FieldIdPrefix = createContext('field');

/** Returns the id of a field's (first) control: `contact.phone` becomes `field-contact-phone`. */
export const fieldId = (prefix: string, name: string): string => `${prefix}-${name.replace(/[^\w-]+/g, '-')}`;

/** Returns the id of the control of a field in the surrounding form. */
export const useFieldId = (name: string): string => fieldId(useContext(FieldIdPrefix), name);
