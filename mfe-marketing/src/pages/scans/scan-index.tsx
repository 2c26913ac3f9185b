import { paths } from '@scanharbor/shared-contracts';
import { media, token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { getTextLanguage } from '../../components/english-text';
import { SectionTitle } from '../../components/section-title';
import { scanNames, type ScanSlug } from '../../content/scans/scan-names';
import { scansPage } from '../../content/scans/scans-page';

const List = styled.ul`
  margin-top: ${token.space12};
  columns: 2;
  column-gap: ${token.space24};

  ${media.from(768)} {
    columns: 4;
  }

  li {
    padding-block: ${token.space4};
    break-inside: avoid;
  }
`;

/** Lists links to all info pages. */
export function ScanIndex() {
  return (
    <section aria-labelledby="index-title">
      <SectionTitle id="index-title" title={scansPage.index} />
      <List lang={getTextLanguage()}>
        {(Object.keys(scanNames) as ScanSlug[]).map((slug) => (
          <li key={slug}>
            <Link to={paths.scanInfo(slug)}>{scanNames[slug].name}</Link>
          </li>
        ))}
      </List>
    </section>
  );
}
