import { formatPriceFrom } from '@scanharbor/shared-contracts/domain/price-from';
import { type CenterResult, type CenterResults } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { media, Text, token } from '@scanharbor/shared-ui/theme';
import { List, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { CenterCard } from './center-card';
import { CenterMap } from './center-map';
import { listPriceLimits, readCenterView, selectCenters, selectOpenings } from './center-view';
import { centersTexts as texts } from './centers.texts';
import { listChosenTimes } from '../../../components/request-flow/chosen-center';
import { FilterBar } from './filter-bar';
import { LoadingCards, NoCenters } from './list-states';

const Columns = styled.div<{ $map: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space24};
  align-items: start;

  ${media.below(991)} {
    >:${({ $map }) => ($map ? 'first' : 'last')}-child {
      display: none;
    }
  }

  ${media.from(991)} {
    grid-template-columns: minmax(0, 668fr) minmax(0, 508fr);
  }
`;

const Cards = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space12};
  list-style: none;
`;

const Aside = styled.div`
  display: grid;
  gap: ${token.space12};

  ${media.from(991)} {
    position: sticky;
    top: ${token.space24};
  }
`;

/** Over the bar, on screens without room for the map beside the list. */
const MapPill = styled.button`
  position: sticky;
  bottom: 136px;
  z-index: ${token.layerSticky};
  justify-self: center;
  display: inline-flex;
  align-items: center;
  gap: ${token.space8};
  min-height: 44px;
  padding: 8px 20px;
  border: 0;
  border-radius: ${token.radiusPill};
  background: ${token.ink};
  color: ${token.surface};
  font-weight: ${token.weightStrong};
  cursor: pointer;

  ${media.from(991)} {
    display: none;
  }
`;

interface ResultsProps {
  results: CenterResults | undefined;
  loading: boolean;
  failed: boolean;
  reload: () => void;
  one: StepOneValues;
  selfPay: boolean;
  /** False while only the modality is known. */
  exact: boolean;
  market: number | undefined;
  onChoose: (center: CenterResult, miles: number) => void;
  onToggle: (center: CenterResult, start: string, miles: number) => void;
}

type Param = Parameters<Parameters<typeof FilterBar>[0]['onChange']>[0];

/** The parameters that limit more than the distance does. */
const filterParams = ['max', 'open', 'evening', 'weekend'] as const;

/** The centers as a list, with filters, and beside it their map; on narrow screens either of them. */
export function Results({ results, loading, failed, reload, one, selfPay, exact, market, onChoose, onToggle }: ResultsProps) {
  const [params, setParams] = useSearchParams();
  const [hintedId, setHintedId] = useState<number>();
  const [mapFirst, setMapFirst] = useState(false);
  const view = readCenterView(params, selfPay);
  const all = results?.centers ?? [];
  const centers = selectCenters(all, view);
  const edit = (apply: (now: URLSearchParams) => void) =>
    setParams(
      (now) => {
        apply(now);
        return now;
      },
      { replace: true },
    );
  const change = (name: Param, value: string | undefined) => edit((now) => (value === undefined ? now.delete(name) : now.set(name, value)));
  const clear = () => edit((now) => filterParams.forEach((name) => now.delete(name)));
  const near = all.filter(({ distance }) => distance <= view.miles);
  const lowest = near.length > 0 ? Math.min(...near.map(({ total }) => total)) : undefined;

  return (
    <Stack>
      <FilterBar
        view={view}
        priceLimits={selfPay ? listPriceLimits(near) : []}
        hasOpen={all.some(({ hasOpenMachine }) => hasOpenMachine)}
        hasTimes={exact}
        selfPay={selfPay}
        onChange={change}
      />
      <Text as="div" role="status" $size="note" $color="ink2">
        {loading
          ? texts.loading
          : results &&
            [texts.count(centers.length, view.miles), selfPay && lowest !== undefined && formatPriceFrom(lowest, one.zipCode)]
              .filter(Boolean)
              .join(', ')}
      </Text>
      <Columns $map={mapFirst}>
        <Stack $gap="space12">
          {failed && <LoadError title={texts.failed} onRetry={reload} retrying={loading} />}
          {!failed && !results && <LoadingCards />}
          {results && centers.length === 0 && (
            <Card>
              <NoCenters
                all={all}
                near={near}
                view={view}
                selfPay={selfPay}
                zip={one.zipCode}
                onClear={clear}
                onWiden={(miles) => change('miles', String(miles))}
              />
            </Card>
          )}
          {centers.length > 0 && (
            <Cards aria-label={texts.list}>
              {centers.map((center) => (
                <CenterCard
                  key={center.id}
                  center={center}
                  selfPay={selfPay}
                  exact={exact}
                  openings={selectOpenings(center.openings, view)}
                  market={market}
                  isChosen={exact && center.id === one.locationId}
                  isHinted={hintedId === center.id}
                  times={center.id === one.locationId ? listChosenTimes(one) : []}
                  onChoose={() => onChoose(center, view.miles)}
                  onToggle={(start) => onToggle(center, start, view.miles)}
                  onHint={(on) => setHintedId(on ? center.id : undefined)}
                />
              ))}
            </Cards>
          )}
        </Stack>
        <Aside>
          <CenterMap
            centers={centers}
            place={results?.place}
            zip={one.zipCode}
            selfPay={selfPay}
            chosenId={exact ? one.locationId : undefined}
            hintedId={hintedId}
            onChoose={(center) => exact && onChoose(center, view.miles)}
            onHint={setHintedId}
          />
        </Aside>
      </Columns>
      <MapPill type="button" onClick={() => setMapFirst(!mapFirst)}>
        {mapFirst ? <List size={18} strokeWidth={1.75} aria-hidden="true" /> : <MapIcon size={18} strokeWidth={1.75} aria-hidden="true" />}
        {mapFirst ? texts.showList : texts.map}
      </MapPill>
    </Stack>
  );
}
