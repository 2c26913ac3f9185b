import { useSession } from '@scanharbor/shared-contracts';
import { usePreferredLocationsQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { isZip, toZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { FieldFrame, TextInput } from '@scanharbor/shared-ui/field';
import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Slider } from '@scanharbor/shared-ui/slider';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { distanceSteps, doctorTexts, previewMiles } from '../../content/doctors';

const texts = doctorTexts.page;

const Zip = styled(TextInput)`
  max-width: 9rem;
`;

/** Shows the centers within a distance of a ZIP code. A slider sets the distance, 50 miles by default (MK-113, MK-114). */
export function LocationPreview({ initialZip }: { initialZip: string }) {
  const { user } = useSession();
  const [zip, setZip] = useState(user?.zipCode ?? initialZip);
  const [miles, setMiles] = useState<number>(previewMiles);
  const { currentData, isError, isFetching, refetch } = usePreferredLocationsQuery({ zipCode: zip }, { skip: !isZip(zip) });
  const near = currentData?.filter(({ distance }) => distance <= miles);
  return (
    <Stack as="section" $gap="space24" aria-labelledby="locations-title">
      <Heading level={2} id="locations-title">
        {texts.locations}
      </Heading>
      <FieldFrame id="doctor-zip" label={texts.zip}>
        <Zip
          id="doctor-zip"
          inputMode="numeric"
          autoComplete="postal-code"
          value={zip}
          onChange={({ target }) => setZip(toZip(target.value))}
        />
      </FieldFrame>
      <Slider
        id="doctor-distance"
        label={texts.distanceLabel}
        steps={distanceSteps}
        value={miles}
        onChange={setMiles}
        valueText={(chosen) => texts.distance(String(chosen))}
      />
      {isError && <LoadError level={3} title={texts.locationsFailed} retrying={isFetching} onRetry={() => void refetch()} />}
      {!near && isFetching && <Skeleton lines={2} />}
      {near?.length === 0 && <Text role="status">{texts.none}</Text>}
      {near && near.length > 0 && (
        <Stack as="ul" $gap="space12">
          {near.map(({ id, name, address1, city, state, distance }) => (
            <Card as="li" key={id}>
              <Text $strong>{name}</Text>
              <Text $color="ink2">
                {address1}, {city}, {state}
              </Text>
              <Text $size="note" $color="ink2">
                {texts.away(distance)}
              </Text>
            </Card>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
