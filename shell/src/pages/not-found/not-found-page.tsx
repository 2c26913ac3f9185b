import { paths } from '@scanharbor/shared-contracts';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { GuestCard } from '../../components/guest-card';
import { lazyTexts } from '../../lazy-texts';

const Drawing = styled.svg`
  width: min(100%, 280px);
  height: auto;
  margin-inline: auto;
  fill: none;
  stroke: ${token.ink};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  .water {
    fill: ${token.accentTint};
    stroke: none;
  }

  .sail {
    fill: ${token.brand};
    stroke: none;
  }

  .waves {
    stroke: ${token.brand};
  }

  .hull {
    fill: ${token.surface};
  }
`;

/** A boat far from the harbor. */
const boatAtSea = (
  <Drawing viewBox="0 0 280 130" aria-hidden="true">
    <path className="water" d="M0 130v-6c0-22 16-36 40-36h200c24 0 40 14 40 36v6Z" />
    <path className="waves" d="M28 108h26M70 120h32M176 116h26M222 104h30M118 122h18" />
    <path className="sail" d="M143 18c20 14 32 34 33 56h-33Z" />
    <path className="hull" d="M134 28c-14 14-24 30-26 46h26ZM92 80h92c-4 16-14 24-26 24h-40c-12 0-22-8-26-24Z" />
    <path d="M138.5 10v70M30 40q9-9 18 0 9-9 18 0M214 26q8-8 16 0 8-8 16 0" />
  </Drawing>
);

/** /404: the target of every unknown URL (SH-120, SH-121). */
export function Page() {
  return (
    <GuestCard title={lazyTexts.titles.notFound} intro={boatAtSea}>
      <Text>{lazyTexts.notFound.text}</Text>
      <ButtonLink $variant="primary" to={paths.landing()}>
        {lazyTexts.notFound.start}
      </ButtonLink>
      <Cluster as="nav" aria-label={lazyTexts.notFound.others} $gap="space24">
        <Link to={paths.scans()}>{lazyTexts.notFound.scans}</Link>
        <Link to={paths.howItWorks()}>{lazyTexts.notFound.howItWorks}</Link>
        <Link to={`${paths.about()}#contact`}>{lazyTexts.notFound.write}</Link>
      </Cluster>
    </GuestCard>
  );
}
