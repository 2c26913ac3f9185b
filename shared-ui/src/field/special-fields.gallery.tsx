import { ComboBox } from '../combo-box/index';
import { DateInput } from '../date-input/index';
import { DateOfBirth } from '../clinic/date-of-birth/index';
import { FormState } from '../gallery/form-state';
import { type Gallery } from '../gallery/gallery';
import { FieldRow } from '../layout/index';
import { PhoneField } from '../phone-field/index';
import { StatesMenu } from '../clinic/states-menu/index';
import { ZipField } from '../zip-field/index';

const scans = ['CT – Brain – Without contrast', 'MRI – Brain – Without contrast', 'MRI – Knee – With contrast'].map((label, index) => ({
  id: String(index),
  label,
}));

const fields = (
  <>
    <ComboBox name="scan" label="Scan type" hint="Search by name. You need a valid prescription for every scan." options={scans} />
    <DateOfBirth name="birth" label="Date of birth" />
    <FieldRow>
      <PhoneField name="phone" label="Phone" />
      <ZipField name="zip" label="ZIP code" />
    </FieldRow>
    <FieldRow>
      <StatesMenu name="state" label="State" />
      <DateInput name="date" label="Prescription date" optional />
    </FieldRow>
  </>
);

export const gallery: Gallery = {
  title: 'Search, dates, phone and address',
  states: [
    {
      name: 'filled',
      element: (
        <FormState
          prefix="special-a"
          values={{
            scan: '1',
            birth: '1984-04-12',
            phone: '2125550144',
            zip: '10018',
            state: 'NY',
            date: '11-02-2026',
          }}
        >
          {fields}
        </FormState>
      ),
    },
    {
      name: 'empty with errors',
      element: (
        <FormState
          prefix="special-b"
          values={{ scan: '', birth: '', phone: '212', zip: '', state: '', date: '' }}
          errors={{
            scan: 'Choose a scan',
            birth: 'Choose your date of birth',
            phone: 'Enter a phone number with 10 digits',
            zip: 'Enter your ZIP code',
            state: 'Choose your state',
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
          <FormState prefix="special-c" values={{ scan: '0', birth: '', phone: '', zip: '60614', state: '', date: '' }}>
            {fields}
          </FormState>
        </div>
      ),
    },
  ],
};
