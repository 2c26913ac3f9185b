import { type ReactElement } from 'react';
import { type FieldProps } from '../field/index';
import { SelectField } from '../select-field/index';
import { usStates } from './states';

/** The state of an address; Formik value: two-letter id, '' when nothing is chosen [UI-055]. */
export function StatesMenu(props: FieldProps): ReactElement {
  return <SelectField {...props} options={usStates} autoComplete="address-level1" />;
}
