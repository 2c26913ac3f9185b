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
type PaymentPageName = keyof typeof screens;
const pages = Object.keys(screens) as PaymentPageName[];

const Column = styled(Stack)`
  max-width: ${token.formWidth};
  margin-inline: auto;
`;

/** The stored data of each payment method; self-pay without one in the URL (PR-310, PR-311). */
export function Page() {
  const { page = 'self-pay' } = useParams();
  const current = pages.find((name) => name === page);
  if (!current) return <Navigate to={paths.notFound()} replace />;
  const Screen = screens[current];
  const entries = pages.map((name) => ({ to: paths.patientProvider(name), label: texts.pages[name], current: name === current }));
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
