import { paths, useDraft } from '@scanharbor/shared-contracts';
import { useScanTypesQuery } from '@scanharbor/shared-contracts/api/scan-types';
import { type RequestPrefill, requestPrefillKey } from '@scanharbor/shared-contracts/domain/request-prefill';
import { isZip, toZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { Button } from '@scanharbor/shared-ui/button';
import { FieldFrame, TextInput } from '@scanharbor/shared-ui/field';
import { Card } from '@scanharbor/shared-ui/layout';
import { SelectInput } from '@scanharbor/shared-ui/select-field';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { type SubmitEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { findScan as texts } from '../../content/landing';

const Form = styled.form`
  display: grid;
  gap: ${token.space16};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space12};
  align-items: start;
`;

const zipId = 'find-zip';

/** Collects scan, ZIP code and payment method for the request flow. The ZIP code is optional but must be complete. */
export function FindScanCard() {
  const { data: types = [], isError } = useScanTypesQuery();
  const { value: start, save } = useDraft<RequestPrefill>(requestPrefillKey);
  const [typeId, setTypeId] = useState(start?.scanTypeId ? String(start.scanTypeId) : '');
  const [zip, setZip] = useState(start?.zipCode ?? '');
  const [selfPay, setSelfPay] = useState(start?.selfPay ?? true);
  const [error, setError] = useState<string>();
  const zipInput = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (zip && !isZip(zip)) {
      setError(texts.zipInvalid);
      zipInput.current?.focus();
      return;
    }
    save({ scanTypeId: typeId ? Number(typeId) : undefined, zipCode: zip || undefined, selfPay });
    void navigate(paths.centers());
  };

  return (
    <Card>
      <Form noValidate action={paths.centers()} aria-labelledby="find-title" onSubmit={submit}>
        <Heading level={2} size="card" id="find-title">
          {texts.title}
        </Heading>
        <FieldFrame id="find-scan" label={texts.scan} hint={isError ? texts.scanUnavailable : undefined}>
          <SelectInput
            id="find-scan"
            aria-describedby={isError ? 'find-scan-hint' : undefined}
            options={types.map(({ id, value }) => ({ value: String(id), label: value }))}
            emptyLabel={texts.scanEmpty}
            value={types.length > 0 ? typeId : ''}
            onChange={({ target }) => setTypeId(target.value)}
          />
        </FieldFrame>
        <Pair>
          <FieldFrame id={zipId} label={texts.zip} error={error}>
            <TextInput
              id={zipId}
              ref={zipInput}
              inputMode="numeric"
              autoComplete="postal-code"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${zipId}-error` : undefined}
              value={zip}
              onChange={({ target }) => {
                setZip(toZip(target.value));
                setError(undefined);
              }}
            />
          </FieldFrame>
          <FieldFrame id="find-paying" label={texts.paying}>
            <SelectInput
              id="find-paying"
              options={[
                { value: '1', label: texts.selfPay },
                { value: '0', label: texts.insurance },
              ]}
              value={selfPay ? '1' : '0'}
              onChange={({ target }) => setSelfPay(target.value === '1')}
            />
          </FieldFrame>
        </Pair>
        <Button type="submit" variant="primary" wide>
          {texts.submit}
        </Button>
        <Text $size="note" $color="ink2">
          {texts.note}
        </Text>
      </Form>
    </Card>
  );
}
