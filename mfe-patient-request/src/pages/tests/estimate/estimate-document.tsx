import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { type Estimate, getEstimateTotal } from '@scanharbor/shared-contracts/domain/estimate';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { Card, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { Heading, media, tabularFigures, Text, token } from '@scanharbor/shared-ui/theme';
import { useId } from 'react';
import { styled } from 'styled-components';
import { estimateTexts } from './estimate.texts';

const List = styled.ul`
  display: grid;
  gap: ${token.space8};
  padding-inline-start: ${token.space24};
  list-style: disc;
`;

/** A table that becomes a list of its cells on a phone. */
const Charges = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${token.space8} ${token.space16} ${token.space8} 0;
    border-bottom: 1px solid ${token.divider};
    text-align: start;
    vertical-align: top;
  }

  thead th {
    color: ${token.ink2};
    font-size: ${token.text14};
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
    text-align: end;
    ${tabularFigures}
  }

  tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: ${token.weightStrong};
    font-size: ${token.text18};
  }

  ${media.below(568)} {
    &,
    tbody,
    tfoot {
      display: block;
    }

    thead {
      display: none;
    }

    tfoot tr {
      display: flex;
      justify-content: space-between;
    }

    tbody tr {
      display: grid;
      padding-block: ${token.space8};
      border-bottom: 1px solid ${token.divider};
    }

    tbody td {
      display: flex;
      justify-content: space-between;
      gap: ${token.space16};
      padding: ${token.space4} 0;
      border: 0;
    }

    tbody td::before {
      color: ${token.ink2};
      content: attr(data-label);
    }

    tbody td:first-child {
      display: block;
      font-weight: ${token.weightStrong};
    }

    tbody td:first-child::before {
      content: none;
    }

    tfoot th {
      font-size: inherit;
    }
  }
`;

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" $gap="space8" aria-labelledby={id}>
      <Heading level={2} size="card" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const listDetails = ({ patient, service }: Estimate) => [
  { label: estimateTexts.patient, value: patient.name },
  ...(patient.birthDate ? [{ label: estimateTexts.birthDate, value: formatShortDate(patient.birthDate) }] : []),
  { label: estimateTexts.service, value: service.description },
  {
    label: estimateTexts.scheduled,
    value: service.start === null ? estimateTexts.notScheduled : formatAppointmentTime(service.start, service.timeZone),
  },
];

const listProvider = ({ provider }: Estimate) => [
  { label: estimateTexts.practice, value: provider.practice },
  { label: estimateTexts.center, value: provider.location },
  { label: estimateTexts.npi, value: provider.npi || estimateTexts.notOnFile },
  { label: estimateTexts.taxId, value: provider.taxId || estimateTexts.notOnFile },
  { label: estimateTexts.address, value: provider.address },
  { label: estimateTexts.state, value: provider.state },
];

const formatCents = (cents: number) => formatDollars(cents / 100);

/** One version of a good-faith estimate, with every element of 45 CFR 149.610(c)(1); fit for print. */
export function EstimateDocument({ estimate }: { estimate: Estimate }) {
  const { items, depositCents, separateItems, notices, provider } = estimate;
  const total = getEstimateTotal(estimate);
  return (
    <Card>
      <Stack $gap="space24">
        <Text $color="ink2">{estimateTexts.reason[estimate.reason]}</Text>
        <SummaryList rows={listDetails(estimate)} />
        <Section title={estimateTexts.provider}>
          <SummaryList rows={listProvider(estimate)} />
        </Section>
        <Section title={estimateTexts.charges}>
          <Text $color="ink2">{provider.location}</Text>
          <Charges>
            <thead>
              <tr>
                {[estimateTexts.item, estimateTexts.serviceCode, estimateTexts.diagnosisCodes, estimateTexts.charge].map((header) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {items.map(({ description, serviceCode, diagnosisCodes, amountCents }) => (
                <tr key={description}>
                  <td>{estimateTexts.issued(description)}</td>
                  <td data-label={estimateTexts.serviceCode}>{serviceCode}</td>
                  <td data-label={estimateTexts.diagnosisCodes}>{diagnosisCodes.join(', ') || estimateTexts.noDiagnosis}</td>
                  <td data-label={estimateTexts.charge}>{formatCents(amountCents)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  {estimateTexts.total}
                </th>
                <td>{formatCents(total)}</td>
              </tr>
            </tfoot>
          </Charges>
          {depositCents > 0 && <Text>{estimateTexts.deposit(formatCents(depositCents), formatCents(total - depositCents))}</Text>}
        </Section>
        <Section title={estimateTexts.separate}>
          <Text>{estimateTexts.issued(separateItems.notice)}</Text>
          <List>
            {separateItems.items.map((item) => (
              <li key={item}>{estimateTexts.issued(item)}</li>
            ))}
          </List>
        </Section>
        <Section title={estimateTexts.notices}>
          <List>
            {notices.map((notice) => (
              <li key={notice}>{estimateTexts.issued(notice)}</li>
            ))}
          </List>
        </Section>
      </Stack>
    </Card>
  );
}
