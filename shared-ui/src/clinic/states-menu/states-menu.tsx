import { type ReactElement } from 'react';
import { usStates } from '@scanharbor/shared-contracts/domain/us-states';
import { type FieldProps } from '../../field/index';
import { SelectField } from '../../select-field/index';

/** The state of an address; Formik value: two-letter id, '' without a choice [UI-055]. */
export function StatesMenu(props: FieldProps): ReactElement {
  return <SelectField {...props} options={usStates} autoComplete="address-level1" />;
}
