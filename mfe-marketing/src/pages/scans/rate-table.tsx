import { paths } from '@scanharbor/shared-contracts';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { media, tabularFigures, Text, token } from '@scanharbor/shared-ui/theme';
import { VisuallyHidden } from '@scanharbor/shared-ui/visually-hidden';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PricePlace, SavingClaim, TypePrice } from '../../components/lazy-prices';
import { Picture } from '../../components/picture';
import { scanRates } from '../../content/rates';
import { scansPage as texts } from '../../content/scans/scans-page';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${tabularFigures}

  th,
  td {
    padding: ${token.space12} ${token.space8};
    border-bottom: 1px solid ${token.divider};
    text-align: end;
  }

  th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  thead th {
    color: ${token.ink2};
    font-size: ${token.text14};
    font-weight: ${token.weightMedium};
    vertical-align: bottom;
  }

  tbody th,
  td:nth-child(2) {
    font-weight: ${token.weightStrong};
  }

  td:nth-child(4) {
    color: ${token.ink2};
  }

  /* Five columns leave a phone no room for a link to press: each rate is on a line of its own. */
  ${media.below(568)} {
    &,
    tbody {
      display: block;
    }

    thead {
      display: none;
    }

    tbody tr {
      display: grid;
      grid-template-columns: 1fr auto;
      align-items: center;
      padding-block: ${token.space8};
      border-bottom: 1px solid ${token.divider};
    }

    tbody :is(th, td) {
      padding: ${token.space4} 0;
      border: 0;
    }

    td[data-label] {
      display: flex;
      grid-column: 1 / -1;
      gap: ${token.space16};
      justify-content: space-between;
    }

    td[data-label]::before {
      color: ${token.ink2};
      font-weight: ${token.weightRegular};
      text-align: start;
      content: attr(data-label);
    }

    td:last-child {
      grid-area: 1 / 2;
    }
  }
`;

const Name = styled.div`
  display: flex;
  gap: ${token.space12};
  align-items: center;
`;

/** A link as high as a finger needs. */
const BookLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token.controlHeight};
`;

/** Shows the table of rates; each scan links to its page and to its booking form (MK-041). */
export function RateTable() {
  return (
    <Stack $gap="space12">
      <Card as="div">
        <Table>
          <VisuallyHidden as="caption">{texts.caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{texts.scanType}</th>
              <th scope="col">
                {texts.from} <PricePlace />
              </th>
              <th scope="col">{texts.productRate}</th>
              <th scope="col">{texts.marketRate}</th>
              <th scope="col">
                <VisuallyHidden>{texts.book}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {scanRates.map(({ slug, name, type, productRate, marketRate }) => (
              <tr key={slug}>
                <th scope="row">
                  <Name>
                    <Picture name={`${slug}-icon`} width={24} height={24} />
                    <Link to={paths.scanInfo(slug)}>{name}</Link>
                  </Name>
                </th>
                <td data-label={texts.from}>
                  <TypePrice amountOnly rate={{ name, type }} />
                </td>
                <td data-label={texts.productRate}>{formatDollars(productRate)}</td>
                <td data-label={texts.marketRate}>{formatDollars(marketRate)}</td>
                <td>
                  <BookLink to={paths.scanServices(slug)} aria-label={texts.bookScan(name)}>
                    {texts.book}
                  </BookLink>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
      <SavingClaim />
      <Text $size="note" $color="ink2">
        {texts.note}
      </Text>
    </Stack>
  );
}
