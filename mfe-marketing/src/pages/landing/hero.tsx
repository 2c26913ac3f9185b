import { paths } from '@scanharbor/shared-contracts';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { Band, BandContent } from '../../components/band';
import { landing } from '../../content/landing';
import { FindScanCard } from './find-scan-card';

const Columns = styled(BandContent)`
  gap: ${token.space32};
  padding-block: ${token.space32};

  ${media.from(768)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token.space64};
    align-items: center;
    padding-block: ${token.space64};
  }
`;

const Message = styled.div`
  display: grid;
  gap: ${token.space16};
`;

const Lead = styled(Text)`
  max-width: 34rem;
`;

/** Shows the main promise, and the card that starts a request. */
export function Hero() {
  return (
    <Band $background="canvas">
      <Columns>
        <Message>
          <Heading level={1} size="display">
            {landing.title}
          </Heading>
          <Lead $size="lead" $color="ink2">
            {landing.lead}
          </Lead>
          <Cluster>
            <ButtonLink $variant="primary" to={paths.requestScan()}>
              {landing.request}
            </ButtonLink>
            <ButtonLink $variant="secondary" to={paths.scans()}>
              {landing.prices}
            </ButtonLink>
          </Cluster>
        </Message>
        <FindScanCard />
      </Columns>
    </Band>
  );
}
