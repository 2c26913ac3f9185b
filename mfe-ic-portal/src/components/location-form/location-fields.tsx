import { Button } from '@scanharbor/shared-ui/button';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { PhoneField } from '@scanharbor/shared-ui/phone-field';
import { SelectField } from '@scanharbor/shared-ui/select-field';
import { TextField } from '@scanharbor/shared-ui/text-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { texts } from '../../texts';
import { useAddressLookup } from './use-address-lookup';
import { zoneOptions } from './zone-options';

const locationTexts = texts.location;

interface LocationFieldsProps {
  states: readonly { id: string; name: string }[];
  /** The stored zone, which is offered even if it is not in the list. */
  timeZone?: string;
}

/** The fields of a location, with the lookup of its coordinates and time zone (IC-151, IC-154, IC-155), and its identifiers. */
export function LocationFields({ states, timeZone }: LocationFieldsProps) {
  const { lookup, isLookingUp, changed, failure } = useAddressLookup();
  return (
    <>
      <TextField name="name" label={locationTexts.name} autoComplete="off" />
      <FieldRow>
        <PhoneField name="phone" label={locationTexts.phone} optional autoComplete="off" />
        <PhoneField name="fax" label={locationTexts.fax} optional autoComplete="off" />
      </FieldRow>
      <FieldRow $columns="2fr 1fr">
        <TextField name="address1" label={locationTexts.address1} autoComplete="off" />
        <TextField name="address2" label={locationTexts.address2} optional autoComplete="off" />
      </FieldRow>
      <FieldRow $columns="3fr 2fr 2fr">
        <TextField name="city" label={locationTexts.city} autoComplete="off" />
        <SelectField
          name="state"
          label={locationTexts.state}
          emptyLabel={locationTexts.chooseState}
          options={states.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <ZipField name="zipCode" label={locationTexts.zip} />
      </FieldRow>
      <div>
        <Button saving={isLookingUp} savingText={locationTexts.looking} aria-disabled={!changed} onClick={() => void lookup()}>
          {locationTexts.lookup}
        </Button>
        <Text $size="note" $color="ink2">
          {locationTexts.lookupHint}
        </Text>
        <FormFailure>{failure}</FormFailure>
      </div>
      <FieldRow>
        <TextField name="latitude" label={locationTexts.latitude} inputMode="decimal" />
        <TextField name="longitude" label={locationTexts.longitude} inputMode="decimal" />
        <SelectField name="timeZone" label={locationTexts.timeZone} emptyLabel={locationTexts.chooseZone} options={zoneOptions(timeZone)} />
      </FieldRow>
      <FieldRow>
        <TextField name="npi" label={locationTexts.npi} hint={locationTexts.npiHint} optional inputMode="numeric" autoComplete="off" />
        <TextField name="taxId" label={locationTexts.taxId} hint={locationTexts.taxIdHint} optional autoComplete="off" />
      </FieldRow>
    </>
  );
}
