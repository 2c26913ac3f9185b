import { CheckboxField } from '../checkbox-field/index';
import { CheckboxGroup } from '../checkbox-group/index';
import { FormState } from '../gallery/form-state';
import { type Gallery } from '../gallery/gallery';
import { PasswordField } from '../password-field/index';
import { SelectField } from '../select-field/index';
import { TextArea } from '../text-area/index';
import { TextField } from '../text-field/index';

const fields = (
  <>
    <TextField name="name" label="First name" autoComplete="given-name" />
    <TextField name="email" label="Email" type="email" hint="We send the confirmation here." optional />
    <PasswordField
      name="word"
      label="Password"
      autoComplete="new-password"
      rules={[
        { id: 'length', text: 'At least 8 characters', test: (word) => word.length >= 8 },
        { id: 'digit', text: 'At least one digit', test: (word) => /\d/.test(word) },
      ]}
    />
    <SelectField
      name="sex"
      label="Sex at birth"
      options={[
        { value: 'F', label: 'Female' },
        { value: 'M', label: 'Male' },
      ]}
    />
    <TextArea name="note" label="What should the center know?" maxLength={200} optional />
    <CheckboxGroup
      name="times"
      label="When can you come?"
      options={[
        { value: 'am', label: 'Morning', note: '8 AM to 12 PM' },
        { value: 'pm', label: 'Afternoon', note: '12 PM to 4 PM' },
      ]}
    />
    <CheckboxField name="agree" label="I have read the terms of use." optional={false} />
  </>
);

const values = { name: 'Lena', email: '', word: 'abc1', sex: '', note: '', times: ['am'], agree: false };

export const gallery: Gallery = {
  title: 'Text, choice and boxes',
  states: [
    {
      name: 'filled',
      element: (
        <FormState prefix="fields-a" values={values}>
          {fields}
        </FormState>
      ),
    },
    {
      name: 'errors',
      element: (
        <FormState
          prefix="fields-b"
          values={{ ...values, name: '', times: [] }}
          errors={{
            name: 'Enter your first name',
            word: 'Password must be at least 8 characters long and contain both alphabetic and numeric characters',
            sex: 'Choose your sex at birth',
            times: 'Choose at least one time',
            agree: 'Agree to the terms of use to continue',
          }}
        >
          {fields}
        </FormState>
      ),
    },
    {
      name: 'staff',
      element: (
        <div data-density="staff">
          <FormState prefix="fields-c" values={values}>
            {fields}
          </FormState>
        </div>
      ),
    },
  ],
};
