import { paths } from '@scanharbor/shared-contracts';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Card, Cluster } from '@scanharbor/shared-ui/layout';
import { tabularFigures, Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { rateOfType, type ScanServiceSlug } from '../content/rates';
import { texts } from '../texts';

const Figures = styled(Text)`
  font-size: ${token.text18};
  ${tabularFigures}
`;

/** The rate of a scan type, and the way to a request. */
export function RequestCall({ type }: { type: ScanServiceSlug }) {
  const rate = rateOfType(type);
  return (
    <Card $tone="tint" as="div">
      <Cluster $justify="space-between">
        {rate && (
          <div>
            <Figures $strong>{texts.rate(dollars(rate.productRate))}</Figures>
            <Text $size="note" $colour="ink2" $tabular>
              {texts.market(dollars(rate.marketRate))}
            </Text>
          </div>
        )}
        <ButtonLink $variant="primary" to={paths.requestScan()}>
          {texts.request}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}
