import { useEffect, useState } from 'react';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDistanceOptionsQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { trackEvent, trackedEvents } from '@scanharbor/shared-contracts/browser/tracking';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { AppForm } from '@scanharbor/shared-ui/form';
import { PersistValues } from '@scanharbor/shared-ui/persist-values';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { flowTexts, scanTexts } from '../../../texts';
import { lazyOptions } from '../../lazy-options';
import { type RequestEvent } from '../request-machine';
import { FormFooter } from '../step-footer';
import { toDistanceQuery, useChosenCenter, withCenterPrice } from '../use-request-details';
import { AvailabilityField } from './availability-field';
import { ChosenCenter } from './chosen-center-note';
import { DistanceField } from './distance-field';
import { offeredStepOneSchema } from './offered-dates';
import { NearCenters } from './near-centers';
import { PaymentMethodField } from './payment-method-field';
import { ScanField } from './scan-field';
import { useStepOneRules } from './use-step-one-rules';

const Notes = styled.ul`
  display: grid;
  gap: ${token.space4};
`;

const NoCentersDialog = lazySection(async () => (await import('./no-centers-dialog')).NoCentersDialog, lazyOptions);

function Questions({ scanTypeId, offersCenters }: Pick<StepOneProps, 'scanTypeId' | 'offersCenters'>) {
  const { values } = useFormikContext<StepOneValues>();
  const arg = toDistanceQuery(values);
  const { currentData: options, isFetching, isError, refetch } = useDistanceOptionsQuery(arg);
  const priceChanged = useStepOneRules(options);
  const { center, isGone } = useChosenCenter(values);
  const option = options?.find(({ miles }) => String(miles) === values.miles);
  const none = options?.length === 0;
  const queryKey = arg === skipToken ? '' : `${arg.zip}/${arg.scanServiceId}`;
  const [dismissedKey, setDismissedKey] = useState('');
  useEffect(() => {
    if (none) trackEvent(trackedEvents.unsupportedZip);
  }, [none, queryKey]);

  return (
    <>
      <ScanField scanTypeId={scanTypeId} />
      <FieldRow $columns="9rem minmax(0, 1fr)">
        <ZipField name="zipCode" label={scanTexts.zip} />
        <DistanceField
          zip={values.zipCode}
          options={options}
          chosen={option}
          loading={isFetching}
          failed={isError}
          retry={() => void refetch()}
        />
      </FieldRow>
      {center || isGone ? (
        <ChosenCenter center={center} canChange={offersCenters} />
      ) : (
        <NearCenters scanTypeId={scanTypeId} canCompare={offersCenters} />
      )}
      <PaymentMethodField option={withCenterPrice(option, center)} priceChanged={priceChanged} />
      <AvailabilityField />
      <Notes>
        {[scanTexts.several, scanTexts.special].map((text) => (
          <li key={text}>
            <Text as="span" $size="note" $color="ink2">
              {text}
            </Text>
          </li>
        ))}
      </Notes>
      {none && dismissedKey !== queryKey && <NoCentersDialog zipCode={values.zipCode} onClose={() => setDismissedKey(queryKey)} />}
    </>
  );
}

interface StepOneProps {
  values: StepOneValues;
  scanTypeId: number | undefined;
  /** Leads to the results, which belong to a new request. */
  offersCenters: boolean;
  send: (event: RequestEvent) => void;
  onSave: () => void;
}

/** Scan, location, payment and time (PR-040, PR-061). */
export function StepOne({ values, scanTypeId, offersCenters, send, onSave }: StepOneProps) {
  return (
    <AppForm<StepOneValues>
      initialValues={values}
      validationSchema={offeredStepOneSchema}
      onSubmit={onSave}
      label={flowTexts.steps[0].title}
    >
      <PersistValues<StepOneValues> onChange={(one) => send({ type: 'answered', answers: { one } })} />
      <Questions scanTypeId={scanTypeId} offersCenters={offersCenters} />
      <FormFooter continueText={flowTexts.continueTo[0]} />
    </AppForm>
  );
}
