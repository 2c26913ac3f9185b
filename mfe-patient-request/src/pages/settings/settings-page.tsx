import { Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@scanharbor/shared-contracts';
import { Page as PageFrame, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, token } from '@scanharbor/shared-ui/theme';
import { PageNav } from '../../components/page-nav/page-nav';
import { AccountPage } from './account-page';
import { GeneralPage } from './general-page';
import { MedicalPage } from './medical-page';
import { RecordPage } from './record-page';
import { settingsTexts } from './settings.texts';

const screens = { general: GeneralPage, account: AccountPage, medical: MedicalPage, record: RecordPage } as const;
type SettingsPageName = keyof typeof screens;
const pages = Object.keys(screens) as SettingsPageName[];

const Column = styled(Stack)`
  max-width: ${token.formWidth};
  margin-inline: auto;
`;

/** The patient's settings in four pages; general without one in the URL (PR-230). */
export function Page() {
  const { page = 'general' } = useParams();
  const current = pages.find((name) => name === page);
  if (!current) return <Navigate to={paths.notFound()} replace />;
  const Screen = screens[current];
  const entries = pages.map((name) => ({ to: paths.settings(name), label: settingsTexts.pages[name], current: name === current }));
  return (
    <PageFrame>
      <Column $gap="space24">
        <Heading level={1}>{settingsTexts.title}</Heading>
        <PageNav label={settingsTexts.nav} entries={entries} />
        <Screen />
      </Column>
    </PageFrame>
  );
}
