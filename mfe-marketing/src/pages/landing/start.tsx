import { media, Text, token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Band, BandContent } from '../../components/band';
import { Picture } from '../../components/picture';
import { landing } from '../../content/landing';
import { FindScanCard } from './find-scan-card';

const Promises = styled.ul`
  display: grid;
  /* Two columns, one where large letters fill the width. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
  gap: ${token.space16};

  ${media.from(991)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  li {
    display: flex;
    gap: ${token.space12};
    align-items: start;
  }

  a {
    color: ${token.ink};
    font-weight: ${token.weightStrong};
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

/** Shows the card that starts a request, and what holds for every center and price here. */
export function Start() {
  return (
    <Band>
      <BandContent>
        <FindScanCard />
        <Promises>
          {landing.promises.map(({ picture, title, text, to }) => (
            <li key={to}>
              <Picture name={picture} width={24} height={24} />
              <div>
                <Link to={to}>{title}</Link>
                <Text $size="note" $color="ink2">
                  {text}
                </Text>
              </div>
            </li>
          ))}
        </Promises>
      </BandContent>
    </Band>
  );
}
