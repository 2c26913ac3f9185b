import { paths } from '@scanharbor/shared-contracts';
import { type ListedDoctor } from '@scanharbor/shared-contracts/domain/doctor';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { Card, Cluster, FormColumn, Page, Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { ArticleHead } from '../../components/article-head';
import { Quiet } from '../../components/quiet';
import { SearchFacts } from '../../components/search-facts';
import { doctorTexts } from '../../content/doctors';
import { webPage } from '../../content/structured-data';
import { ReferForm } from './refer-form';

const texts = doctorTexts.refer;

/** Refers a doctor, without an account (MK-110). */
function ReferPage() {
  const [saved, setSaved] = useState<ListedDoctor>();
  const name = saved && `${saved.firstName} ${saved.lastName}`;
  return (
    <Page>
      <SearchFacts path={paths.refer()} things={[webPage({ ...texts, path: paths.refer() })]} />
      <FormColumn>
        <ArticleHead title={texts.title} lead={texts.lead} />
        <Quiet role="status">
          {saved && name && (
            <Card as="div" $tone="tint">
              <Stack>
                <Text $strong>{texts.done(name)}</Text>
                <Cluster>
                  <ButtonLink $variant="primary" to={paths.doctorPage(saved.identifier)}>
                    {texts.page(name)}
                  </ButtonLink>
                  <Button onClick={() => setSaved(undefined)}>{texts.another}</Button>
                </Cluster>
              </Stack>
            </Card>
          )}
        </Quiet>
        {!saved && <ReferForm onSaved={setSaved} />}
      </FormColumn>
    </Page>
  );
}

export { ReferPage as Page };
