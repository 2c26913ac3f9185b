import { Heading, media, Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { Band, BandContent } from '../../components/band';
import { HarborPicture } from '../../components/picture';
import { landing } from '../../content/landing';

const Columns = styled(BandContent)`
  gap: ${token.space16};
  padding-block: ${token.space24} 56px;

  ${media.from(991)} {
    grid-template-columns: minmax(0, 1fr) 516px;
    gap: ${token.space48};
    padding-block: 56px 0;
  }

  h1 {
    margin-bottom: ${token.space16};
  }

  img {
    width: min(100%, 516px);
    height: auto;
    margin-inline: auto;
  }
`;

/** Shows the main promise beside the picture of the site. The card that starts a request overlaps its lower edge. */
export function Hero() {
  return (
    <Band $background="canvas">
      <Columns>
        <div>
          <Heading level={1} size="display">
            {landing.title}
          </Heading>
          <Text $size="lead" $color="ink2">
            {landing.lead}
          </Text>
        </div>
        <HarborPicture />
      </Columns>
    </Band>
  );
}
