import { paths } from '@scanharbor/shared-contracts';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Card, Cluster } from '@scanharbor/shared-ui/layout';
import { tabularFigures, Text, token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { getRate, type ScanServiceSlug } from '../content/rates';
import { priceTexts } from '../content/price-texts';
import { texts } from '../texts';
import { TypePrice } from './lazy-prices';

const Figures = styled(Text)`
  font-size: ${token.text18};
  ${tabularFigures}
`;

/** Shows the lowest total, the usual rate and the market rate of a scan type, and a link to the request form. */
export function RequestCta({ type }: { type: ScanServiceSlug }) {
  const rate = getRate(type);
  return (
    <Card $tone="tint" as="div">
      <Cluster $justify="space-between">
        {rate && (
          <div>
            <Figures $strong>
              <TypePrice rate={rate} />
            </Figures>
            <Text $size="note" $color="ink2" $tabular>
              {priceTexts.usual(formatDollars(rate.productRate))}, {priceTexts.market(formatDollars(rate.marketRate))}
            </Text>
          </div>
        )}
        <Cluster>
          <ButtonLink $variant="primary" to={paths.requestScan()}>
            {texts.request}
          </ButtonLink>
          {rate && (
            <ButtonLink $variant="secondary" to={paths.centers({ type: rate.type ?? rate.name })}>
              {priceTexts.centers}
            </ButtonLink>
          )}
        </Cluster>
        <Cluster as="nav" aria-label={texts.beforeRequest.label} $gap="space24">
          <Link to={paths.accreditation()}>{texts.beforeRequest.accreditation}</Link>
          <Link to={`${paths.about()}#contact`}>{texts.beforeRequest.contact}</Link>
        </Cluster>
      </Cluster>
    </Card>
  );
}
