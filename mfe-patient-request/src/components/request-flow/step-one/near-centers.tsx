import { paths } from '@scanharbor/shared-contracts';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useScanLocationsQuery } from '@scanharbor/shared-contracts/api/scans';
import { useScanListQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { nearMiles } from '@scanharbor/shared-contracts/domain/price-from';
import { isZip } from '@scanharbor/shared-contracts/domain/zip-code';
import { type StepOneValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { scanTexts } from '../../../texts';
import { formatScanLabel } from '../use-request-details';

const maxShown = 5;

const List = styled.ul`
  display: grid;
  margin-top: ${token.space4};
  list-style: none;

  li {
    display: flex;
    justify-content: space-between;
    gap: ${token.space16};
    padding: ${token.space8} 0;
    border-bottom: 1px solid ${token.divider};
  }
`;

/**
 * Lists the centers within the chosen distance with their self-pay totals, nearest first. Before a scan is chosen: the centers for the
 * scan type that another page has chosen, with their lowest total.
 */
export function NearCenters({ scanTypeId, canCompare }: { scanTypeId: number | undefined; canCompare: boolean }) {
  const { zipCode, scanServiceId, miles } = useFormikContext<StepOneValues>().values;
  const { data: scans } = useScanListQuery();
  const wanted = scanServiceId ? { scanServiceId: Number(scanServiceId) } : scanTypeId === undefined ? undefined : { scanTypeId };
  const distance = Number(miles) || nearMiles;
  const query = wanted && isZip(zipCode) ? { zipCode, distance, ...wanted } : skipToken;
  const { currentData: centers = [] } = useScanLocationsQuery(query);
  const scan = scans?.find(({ id, scanTypeId: typeId }) => (scanServiceId ? String(id) === scanServiceId : typeId === scanTypeId));
  if (query === skipToken || !scan || centers.length === 0) return null;
  const format = scanServiceId ? scanTexts.total : scanTexts.fromTotal;
  return (
    <section aria-labelledby="near-centers">
      <Text as="h2" id="near-centers" $strong>
        {scanTexts.centersTitle(scanServiceId ? formatScanLabel(scan) : scan.type, zipCode)}
      </Text>
      <List>
        {centers.slice(0, maxShown).map(({ id, name, city, distance: away, total }) => (
          <li key={id}>
            <span>{scanTexts.center(name, city, away)}</span>
            {total !== undefined && (
              <Text as="span" $strong $tabular>
                {format(formatDollars(total))}
              </Text>
            )}
          </li>
        ))}
      </List>
      {centers.length > maxShown && <Text $size="note">{scanTexts.moreCenters(centers.length - maxShown)}</Text>}
      {canCompare && <Link to={paths.centers(scanServiceId ? {} : { type: scan.type })}>{scanTexts.compare}</Link>}
    </section>
  );
}
