import { paths, useDraft } from '@scanharbor/shared-contracts';
import { useScanTypesQuery } from '@scanharbor/shared-contracts/api/scan-types';
import { type RequestPrefill, requestPrefillKey } from '@scanharbor/shared-contracts/domain/request-prefill';
import { isZip, toZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { Button } from '@scanharbor/shared-ui/button';
import { FieldFrame, TextInput } from '@scanharbor/shared-ui/field';
import { Card, Cluster } from '@scanharbor/shared-ui/layout';
import { SelectInput } from '@scanharbor/shared-ui/select-field';
import { media, Text, token } from '@scanharbor/shared-ui/theme';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { findScan as texts } from '../../content/landing';

/** One line on a desktop; on a phone the ZIP code and the payment method share one. */
const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space16} ${token.space12};
  align-items: start;

  > :first-child,
  > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }

  ${media.from(991)} {
    grid-template-columns: minmax(0, 1fr) 168px 208px 236px;

    > :nth-child(-n + 4) {
      grid-column: auto;
    }

    /* Level with the fields, which have labels above them. */
    > button {
      margin-top: 26px;
    }
  }
`;

/** Overlaps the lower edge of the hero. */
const Start = styled(Card)`
  position: relative;
  margin-top: -40px;
  box-shadow: 0 4px 16px ${token.shadow};
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
    <Start as="div">
      <Form noValidate action={paths.centers()} aria-label={texts.title} onSubmit={submit}>
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
        <Button type="submit" variant="primary" wide>
          {texts.submit}
        </Button>
        <Cluster $justify="space-between">
          <Text $size="note" $color="ink2">
            {texts.note}
          </Text>
          <Link to={paths.requestScan()}>{texts.request}</Link>
        </Cluster>
      </Form>
    </Start>
  );
}
