import { Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@scanharbor/shared-contracts';
import { Page as PageFrame, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, token } from '@scanharbor/shared-ui/theme';
import { PageNav } from '../../components/page-nav/page-nav';
import { InsurancePage } from './insurance-page';
import { patientProviderTexts as texts } from './patient-provider.texts';
import { SelfPayPage } from './self-pay-page';

const screens = { 'self-pay': SelfPayPage, insurance: InsurancePage } as const;
type PayWord = keyof typeof screens;
const words = Object.keys(screens) as PayWord[];

const Column = styled(Stack)`
  max-width: ${token.formWidth};
  margin-inline: auto;
`;

/** What is stored of each way to pay; self-pay when the address names none (PR-310, PR-311). */
export function Page() {
  const { page = 'self-pay' } = useParams();
  const current = words.find((word) => word === page);
  if (!current) return <Navigate to={paths.notFound()} replace />;
  const Screen = screens[current];
  const entries = words.map((word) => ({ to: paths.patientProvider(word), label: texts.pages[word], current: word === current }));
  return (
    <PageFrame>
      <Column $gap="space24">
        <Heading level={1}>{texts.title}</Heading>
        <PageNav label={texts.nav} entries={entries} />
        <Screen />
      </Column>
    </PageFrame>
  );
}
