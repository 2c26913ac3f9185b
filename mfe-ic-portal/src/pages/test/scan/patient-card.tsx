import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { toTelUrl, toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { SummaryList, type SummaryRow } from '@scanharbor/shared-ui/layout';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';

const testTexts = texts.test;

/** A phone number as a link. */
export function Phone({ number }: { number: string }) {
  const url = toTelUrl(number);
  if (!url) return <>{number}</>;
  return <a href={url}>{toPhone(number)}</a>;
}

/** Formats the address on one line; '' when it is empty. */
function formatAddressLine({ address1, address2, city, state, zipCode }: SingleScan['address']) {
  const street = [address1, address2].filter(Boolean).join(', ');
  const region = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [street, region].filter(Boolean).join(', ');
}

/** The patient's identity, contact details and primary address (IC-075). */
export function PatientCard({ scan: { patient, address, emergencyContact, details } }: { scan: SingleScan }) {
  const line = formatAddressLine(address);
  const rows: SummaryRow[] = [
    { label: testTexts.name, value: formatFullName(patient) },
    ...(patient.dob ? [{ label: testTexts.dob, value: formatShortDate(patient.dob) }] : []),
    ...(patient.phone ? [{ label: testTexts.phone, value: <Phone number={patient.phone} /> }] : []),
    ...(patient.email ? [{ label: testTexts.email, value: <a href={`mailto:${patient.email}`}>{patient.email}</a> }] : []),
    ...(line ? [{ label: testTexts.address, value: line }] : []),
    ...(details.preferredLanguage ? [{ label: testTexts.language, value: details.preferredLanguage }] : []),
    ...(emergencyContact.name
      ? [
          {
            label: testTexts.emergency,
            value: (
              <>
                {emergencyContact.name} <Phone number={emergencyContact.phone} />
              </>
            ),
          },
        ]
      : []),
  ];
  return (
    <SectionCard id="patient-title" title={testTexts.patient} gap="space12">
      <SummaryList rows={rows} />
    </SectionCard>
  );
}
