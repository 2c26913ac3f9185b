import { paths } from '@scanharbor/shared-contracts';
import { Link } from 'react-router-dom';
import { Band, BandContent } from '../../components/band';
import { RateCard, RateCards } from '../../components/rate-card';
import { SavingClaim } from '../../components/lazy-prices';
import { SectionTitle } from '../../components/section-title';
import { landing } from '../../content/landing';
import { landingRates } from '../../content/rates';

/** Shows scan types with our rate and the market rate (MK-002). */
export function Rates() {
  const { title, lead, all } = landing.rates;
  return (
    <Band $below aria-labelledby="rates-title">
      <BandContent>
        <SectionTitle id="rates-title" title={title} lead={lead} />
        <RateCards>
          {landingRates.map((rate) => (
            <RateCard key={rate.slug} {...rate} />
          ))}
        </RateCards>
        <SavingClaim />
        <Link to={paths.scans()}>{all}</Link>
      </BandContent>
    </Band>
  );
}
