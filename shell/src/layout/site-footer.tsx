import { brand, config, paths, useSession } from '@scanharbor/shared-contracts';
import { computedLater, desktopFrom, media, token } from '@scanharbor/shared-ui/theme';
import { isGuest } from '@scanharbor/shared-contracts/domain/guest';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ContactLink } from '../chat/contact-link';
import { texts } from '../texts';
import { siteLinks } from './site-links';
import { AppearanceButton } from './appearance-button';

const Footer = styled.footer`
  background: ${token.footer};
  color: ${token.onFooter};
  /* At least its height: text outside of its color would not be readable. */
  ${computedLater('47rem')}

  /* Appears in its place once the screen above it is there; without scripts, a part that waits for them stays busy. */
  main:empty + &,
  [data-from] > main:has([aria-busy='true']) + & {
    visibility: hidden;
  }

  ${media.print} {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${token.space32};
  max-width: calc(${token.pageWidth} + 2 * ${token.space32});
  margin: 0 auto;
  padding: ${token.space48} ${token.space16};
  font-size: ${token.labelSize};

  ${media.from(568)} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.from(desktopFrom)} {
    grid-template-columns: 2fr repeat(3, 1.5fr);
    padding-inline: ${token.space32};
    /* The height with all links: a page that is painted while the last ones are parsed would move. */
    box-sizing: border-box;
    min-height: 268px;
  }

  h2 {
    margin: 0 0 ${token.space8};
    font-size: inherit;
    font-weight: ${token.weightStrong};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a,
  button {
    display: inline-block;
    padding: 2px 0;
    border: 0;
    background: none;
    color: inherit;
  }

  button {
    display: block;
    cursor: pointer;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Shows the site's footer (SH-140), with the beta label when configured (SH-144) and sign-in links for guests. */
export function SiteFooter({ onChat }: { onChat: (() => void) | undefined }) {
  const { user } = useSession();
  return (
    <Footer>
      <Columns>
        <div>
          <h2>{brand.name}</h2>
          {config().beta && `${texts.beta} `}
          <ContactLink onChat={onChat} />
          <AppearanceButton />
        </div>
        {siteLinks.footer.map(({ title, links, guests }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {[...links, ...(isGuest(user) ? guests : [])].map(([name, to]) => (
                <li key={name}>
                  <Link to={to} reloadDocument={to === paths.licenses()}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Columns>
    </Footer>
  );
}
