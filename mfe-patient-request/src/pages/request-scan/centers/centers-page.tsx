import { paths, useDraft } from '@scanharbor/shared-contracts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCenterResultsQuery, useScanCostQuery } from '@scanharbor/shared-contracts/api/scans';
import { useScanListQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { nearMiles } from '@scanharbor/shared-contracts/domain/price-from';
import { type RequestPrefill, requestPrefillKey } from '@scanharbor/shared-contracts/domain/request-prefill';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster, Page as PageFrame, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type FlowDraft, newRequestDraftKey } from '../../../components/request-flow/flow-draft';
import { type FlowEntry } from '../../../components/request-flow/flow-entry';
import { formatScanLabel } from '../../../components/request-flow/use-request-details';
import { useRequestStart } from '../../../components/request-flow/use-request-start';
import { flowTexts } from '../../../texts';
import { centersTexts as texts } from './centers.texts';
import { ChoiceBar } from './choice-bar';
import { listChosenTimes, maxTimes, toggleTime, withCenter, withoutCenter } from '../../../components/request-flow/chosen-center';
import { type Criteria, CriteriaForm } from './criteria-form';
import { Results } from './results';

type Start = NonNullable<ReturnType<typeof useRequestStart>>;

/** Returns the scan, or only the modality, that the URL and the draft of the request name. */
function useWantedScan(one: StepOneValues, start: Start) {
  const [params] = useSearchParams();
  const list = useScanListQuery();
  const named = params.get('type');
  const typeId = list.data?.find(({ type }) => type === named)?.scanTypeId ?? (one.scanServiceId ? undefined : start.scanTypeId);
  const chosen = list.data?.find(({ id }) => String(id) === one.scanServiceId);
  const scan = chosen && (typeId === undefined || chosen.scanTypeId === typeId) ? chosen : undefined;
  const typeName = list.data?.find(({ scanTypeId }) => scanTypeId === typeId)?.type;
  return { list, scan, typeId, typeName };
}

function Centers({ start }: { start: Start }) {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { value, save } = useDraft<FlowDraft>(newRequestDraftKey);
  const prefill = useDraft<RequestPrefill>(requestPrefillKey);
  const draft = value ?? start.initial;
  const { one } = draft;
  const setOne = (changed: StepOneValues) => changed !== one && save({ ...draft, one: changed });
  const { list, scan, typeId, typeName } = useWantedScan(one, start);
  const selfPay = one.payment !== 'insurance';
  const [editing, setEditing] = useState(false);
  const [error, setError] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  const place = isZip(one.zipCode) ? one.zipCode : undefined;
  const wanted = scan ? { scanServiceId: scan.id } : typeId === undefined ? undefined : { scanTypeId: typeId };
  const query = place && wanted ? { zipCode: place, distance: nearMiles, selfPay, ...wanted } : skipToken;
  const { currentData: results, isFetching, isError, refetch } = useCenterResultsQuery(query, { refetchOnMountOrArgChange: true });
  const { currentData: cost } = useScanCostQuery(place && scan && selfPay ? { zipCode: place, scanServiceId: scan.id } : skipToken);
  const center = scan && results?.centers.find(({ id }) => id === one.locationId);

  // A reload finds the modality in the URL, once the prefill that named it is used up.
  const isNamed = params.has('type');
  useEffect(() => {
    if (typeName && !isNamed) setParams({ type: typeName }, { replace: true });
  }, [typeName, isNamed, setParams]);

  const search = (criteria: Criteria) => {
    const isOther = criteria.scanServiceId !== one.scanServiceId || criteria.zipCode !== one.zipCode;
    setOne({ ...(isOther ? { ...withoutCenter(one), miles: '' } : one), ...criteria });
    setEditing(false);
    setError(undefined);
    setParams(
      (now) => {
        now.delete('type');
        return now;
      },
      { replace: true },
    );
    heading.current?.focus();
  };
  const proceed = () => {
    if (!scan || !center) {
      setError(scan ? texts.centerFirst : texts.scanFirst);
      return;
    }
    setOne({ ...one, payment: selfPay ? 'self-pay' : 'insurance' });
    void navigate(paths.requestScan(), { state: { centerChosen: true } satisfies FlowEntry });
  };
  const proceedWithoutCenter = () => {
    if (scan) setOne(withoutCenter(one));
    else prefill.save({ scanTypeId: typeId, zipCode: place, selfPay });
    void navigate(paths.requestScan());
  };

  if (list.isError) return <LoadError title={flowTexts.listFailed} onRetry={() => void list.refetch()} retrying={list.isFetching} />;
  if (!list.data) return <Skeleton lines={5} />;
  const name = scan ? formatScanLabel(scan) : (typeName ?? texts.title);
  const isFormOpen = editing || query === skipToken || !scan;
  return (
    <>
      <PageFrame>
        <Stack $gap="space24">
          <header>
            <Heading level={1} ref={heading} tabIndex={-1}>
              {name}
            </Heading>
            {query !== skipToken && (
              <Cluster>
                <Text $color="ink2">{[texts.near(one.zipCode), selfPay ? texts.selfPay : texts.insurance].join(' · ')}</Text>
                {scan && (
                  <Button variant="link" aria-expanded={editing} onClick={() => setEditing(!editing)}>
                    {texts.change}
                  </Button>
                )}
              </Cluster>
            )}
          </header>
          {isFormOpen && (
            <Stack $gap="space12">
              {typeName && !scan && place && (
                <div>
                  <Heading level={2} size="card">
                    {texts.whichScan(typeName)}
                  </Heading>
                  <Text $color="ink2">{texts.whichScanText}</Text>
                </div>
              )}
              <CriteriaForm
                key={`${typeId ?? ''}/${one.zipCode}/${one.payment}`}
                values={{ scanServiceId: scan ? one.scanServiceId : '', zipCode: one.zipCode, payment: selfPay ? 'self-pay' : 'insurance' }}
                scanTypeId={scan ? undefined : typeId}
                onSubmit={search}
              />
            </Stack>
          )}
          {query !== skipToken && (
            <Results
              results={results}
              loading={isFetching}
              failed={isError && !isFetching}
              reload={() => void refetch()}
              one={one}
              selfPay={selfPay}
              exact={scan !== undefined}
              market={cost?.ceiling}
              onChoose={(chosen, miles) => {
                setError(undefined);
                setOne(withCenter(one, chosen, miles));
              }}
              onToggle={(chosen, time, miles) => {
                const at = withCenter(one, chosen, miles);
                const changed = toggleTime(at, time);
                setError(changed === at ? texts.full(maxTimes) : undefined);
                setOne(changed);
              }}
            />
          )}
          <div>
            <Button variant="link" onClick={proceedWithoutCenter}>
              {texts.noCenter}
            </Button>
          </div>
        </Stack>
      </PageFrame>
      {query !== skipToken && (
        <ChoiceBar
          scanName={name}
          center={center}
          times={center ? listChosenTimes(one) : []}
          selfPay={selfPay}
          error={error}
          onContinue={proceed}
        />
      )}
    </>
  );
}

/** Results: the centers for a scan near a ZIP code, with total prices and free times. The choice becomes part of the request. */
export function Page() {
  const start = useRequestStart();
  return start ? <Centers start={start} /> : null;
}
