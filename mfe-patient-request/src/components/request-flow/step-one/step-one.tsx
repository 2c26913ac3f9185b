import { useEffect, useState } from 'react';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDistanceOptionsQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { track, trackedEvents } from '@scanharbor/shared-contracts/domain/tracking';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { AppForm } from '@scanharbor/shared-ui/form';
import { KeepValues } from '@scanharbor/shared-ui/keep-values';
import { FieldRow } from '@scanharbor/shared-ui/layout';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { ZipField } from '@scanharbor/shared-ui/zip-field';
import { flowTexts, scanTexts } from '../../../texts';
import { Later } from '../../later/later';
import { StepFooter } from '../step-footer';
import { distanceArg } from '../use-request-facts';
import { AvailabilityField } from './availability-field';
import { DistanceField } from './distance-field';
import { offeredStepOneSchema } from './offered-dates';
import { PayField } from './pay-field';
import { ScanField } from './scan-field';
import { useStepOneRules } from './use-step-one-rules';

const Notes = styled.ul`
  display: grid;
  gap: ${token.space4};
`;

const loadDialog = () => import('./no-centers-dialog').then(({ NoCentersDialog }) => NoCentersDialog);

function Questions({ scanTypeId }: { scanTypeId: number | undefined }) {
  const { values } = useFormikContext<StepOneValues>();
  const arg = distanceArg(values);
  const { currentData: options, isFetching, isError, refetch } = useDistanceOptionsQuery(arg);
  const priceChanged = useStepOneRules(options);
  const option = options?.find(({ miles }) => String(miles) === values.miles);
  const none = options?.length === 0;
  const asked = arg === skipToken ? '' : `${arg.zip}/${arg.scanServiceId}`;
  const [told, setTold] = useState('');
  useEffect(() => {
    if (none) track(trackedEvents.unsupportedZip, { zip: values.zipCode, scanServiceId: values.scanServiceId });
  }, [none, asked, values.zipCode, values.scanServiceId]);

  return (
    <>
      <ScanField scanTypeId={scanTypeId} />
      <FieldRow $columns="9rem minmax(0, 1fr)">
        <ZipField name="zipCode" label={scanTexts.zip} />
        <DistanceField options={options} chosen={option} loading={isFetching} failed={isError} retry={() => void refetch()} />
      </FieldRow>
      <PayField option={option} priceChanged={priceChanged} />
      <AvailabilityField />
      <Notes>
        {[scanTexts.several, scanTexts.special].map((text) => (
          <li key={text}>
            <Text as="span" $size="note" $colour="ink2">
              {text}
            </Text>
          </li>
        ))}
      </Notes>
      {none && told !== asked && <Later load={loadDialog} props={{ zipCode: values.zipCode, onClose: () => setTold(asked) }} />}
    </>
  );
}

interface StepOneProps {
  values: StepOneValues;
  scanTypeId: number | undefined;
  keep: (values: StepOneValues) => void;
  onSaved: () => void;
}

/** Scan, place, payment and time (PR-040, PR-061). */
export function StepOne({ values, scanTypeId, keep, onSaved }: StepOneProps) {
  return (
    <AppForm<StepOneValues>
      initialValues={values}
      validationSchema={offeredStepOneSchema}
      onSubmit={onSaved}
      label={flowTexts.steps[0].title}
    >
      <KeepValues<StepOneValues> keep={keep} />
      <Questions scanTypeId={scanTypeId} />
      <StepFooter continueText={flowTexts.continueTo[0]} />
    </AppForm>
  );
}
