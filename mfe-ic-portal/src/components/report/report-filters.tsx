import { formatMonth } from '@scanharbor/shared-contracts/domain/date-formats';
import { FieldFrame } from '@scanharbor/shared-ui/field';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { SelectInput } from '@scanharbor/shared-ui/select-field';
import { useId } from 'react';
import { texts } from '../../texts';
import { type useReportPeriod } from './use-report-period';

const reportTexts = texts.reports;

/** Chooses the months and the location of a report. */
export function ReportFilters({ filters }: { filters: ReturnType<typeof useReportPeriod> }) {
  const id = useId();
  const { period, locations } = filters;
  const months = [...filters.months].reverse().map((month) => ({ value: month, label: formatMonth(month) }));
  return (
    <Cluster $gap="space16" $align="end" data-print="hide">
      <FieldFrame id={`${id}-from`} label={reportTexts.from}>
        <SelectInput id={`${id}-from`} value={period.from} options={months} onChange={({ target }) => filters.setFrom(target.value)} />
      </FieldFrame>
      <FieldFrame id={`${id}-until`} label={reportTexts.until}>
        <SelectInput id={`${id}-until`} value={period.until} options={months} onChange={({ target }) => filters.setUntil(target.value)} />
      </FieldFrame>
      <FieldFrame id={`${id}-location`} label={reportTexts.location}>
        <SelectInput
          id={`${id}-location`}
          value={String(period.locationId ?? '')}
          emptyLabel={reportTexts.allLocations}
          options={locations.map((location) => ({ value: location.id, label: location.name }))}
          onChange={({ target }) => filters.setLocation(target.value)}
        />
      </FieldFrame>
    </Cluster>
  );
}
