import { brand } from '@scanharbor/shared-contracts';
import { InfoPanel } from '@scanharbor/shared-ui/info-panel';
import { scanTexts } from '../../../texts';

const { unsureTitle, unsureSteps, photographOrder, unsureSubject, unsureBody } = scanTexts;
const href = `mailto:${brand.careTeamEmail}?subject=${encodeURIComponent(unsureSubject)}&body=${encodeURIComponent(unsureBody)}`;

/** What a patient without the name of the scan can do: read it on the order, or send a picture of the order to the care team. */
export function UnknownScan() {
  return (
    <InfoPanel title={unsureTitle}>
      <ol>
        {unsureSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a href={href}>{photographOrder}</a>
    </InfoPanel>
  );
}
