import { SectionTitle } from '../../components/section-title';
import { Band, BandContent } from '../../components/band';
import { NumberedSteps } from '../../components/numbered-steps';
import { landing } from '../../content/landing';

/** Shows the three steps of a request, with the deposit rule (MK-012). */
export function HowItWorks() {
  return (
    <Band aria-labelledby="how-title">
      <BandContent>
        <SectionTitle id="how-title" title={landing.how.title} />
        <NumberedSteps steps={landing.how.steps} />
      </BandContent>
    </Band>
  );
}
