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

const words = texts.location;

interface LocationFieldsProps {
  states: readonly { id: string; name: string }[];
  /** The zone that is stored, should it be one that is not on offer. */
  timeZone?: string;
}

/** The questions about a location, with the lookup of its coordinates and zone (IC-151, IC-154, IC-155). */
export function LocationFields({ states, timeZone }: LocationFieldsProps) {
  const { lookup, looking, changed, failure } = useAddressLookup();
  return (
    <>
      <TextField name="name" label={words.name} autoComplete="off" />
      <FieldRow>
        <PhoneField name="phone" label={words.phone} optional autoComplete="off" />
        <PhoneField name="fax" label={words.fax} optional autoComplete="off" />
      </FieldRow>
      <FieldRow $columns="2fr 1fr">
        <TextField name="address1" label={words.address1} autoComplete="off" />
        <TextField name="address2" label={words.address2} optional autoComplete="off" />
      </FieldRow>
      <FieldRow $columns="3fr 2fr 2fr">
        <TextField name="city" label={words.city} autoComplete="off" />
        <SelectField
          name="state"
          label={words.state}
          emptyLabel={words.chooseState}
          options={states.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <ZipField name="zipCode" label={words.zip} />
      </FieldRow>
      <div>
        <Button saving={looking} savingText={words.looking} aria-disabled={!changed} onClick={() => void lookup()}>
          {words.lookup}
        </Button>
        <Text $size="note" $colour="ink2">
          {words.lookupHint}
        </Text>
        <FormFailure>{failure}</FormFailure>
      </div>
      <FieldRow>
        <TextField name="latitude" label={words.latitude} inputMode="decimal" />
        <TextField name="longitude" label={words.longitude} inputMode="decimal" />
        <SelectField name="timeZone" label={words.timeZone} emptyLabel={words.chooseZone} options={zoneOptions(timeZone)} />
      </FieldRow>
    </>
  );
}
