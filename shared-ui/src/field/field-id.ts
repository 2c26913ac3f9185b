import { createContext, useContext } from 'react';

/** What the ids of a form's fields start with; two forms on one page need two. */
export const FieldIdPrefix = createContext('field');

/** The id of a field's (first) control: `contact.phone` becomes `field-contact-phone`. */
export const fieldId = (prefix: string, name: string): string => `${prefix}-${name.replace(/[^\w-]+/g, '-')}`;

/** The id of the control of the named field in the surrounding form. */
export const useFieldId = (name: string): string => fieldId(useContext(FieldIdPrefix), name);
