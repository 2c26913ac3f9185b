import { shortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { telAddress, toPhone } from '@scanharbor/shared-contracts/domain/phone';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { SummaryList, type SummaryRow } from '@scanharbor/shared-ui/layout';
import { fullName } from '../../../components/grid/patient';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';

const words = texts.test;

/** A phone number that can be tapped. */
export function Phone({ number }: { number: string }) {
  const address = telAddress(number);
  if (!address) return <>{number || words.none}</>;
  return <a href={address}>{toPhone(number)}</a>;
}

/** The address on one line; '' when nothing is known. */
function addressLine({ address1, address2, city, state, zipCode }: SingleScan['address']) {
  const street = [address1, address2].filter(Boolean).join(', ');
  const place = [city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [street, place].filter(Boolean).join(', ');
}

/** Who the patient is and how to reach them, with the primary address (IC-075). */
export function PatientCard({ scan: { patient, address, emergencyContact } }: { scan: SingleScan }) {
  const rows: SummaryRow[] = [
    { label: words.name, value: fullName(patient) },
    { label: words.dob, value: shortDate(patient.dob) || words.none },
    { label: words.phone, value: <Phone number={patient.phone} /> },
    { label: words.email, value: patient.email ? <a href={`mailto:${patient.email}`}>{patient.email}</a> : words.none },
    { label: words.address, value: addressLine(address) || words.none },
    ...(emergencyContact.name
      ? [
          {
            label: words.emergency,
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
    <SectionCard id="patient-title" title={words.patient} gap="space12">
      <SummaryList rows={rows} />
    </SectionCard>
  );
}
