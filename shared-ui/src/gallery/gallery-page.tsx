import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Cluster, Page, Stack } from '../layout/index';
import { Heading, token } from '../theme/index';
import { allGalleries } from './all-galleries';
import { type Gallery } from './gallery';

const State = styled.div`
  padding: ${token.space16};
  border: 1px dashed ${token.divider};
`;

const slug = (title: string): string => title.toLowerCase().replace(/\W+/g, '-');

function Widget({ title, states }: Gallery): ReactElement {
  return (
    <section aria-labelledby={slug(title)}>
      <Stack>
        <Heading level={2} id={slug(title)}>
          {title}
        </Heading>
        {states.map(({ name, element }) => (
          <Stack key={name} $gap="space8">
            <Heading level={3} size="small">
              {name}
            </Heading>
            <State>{element}</State>
          </Stack>
        ))}
      </Stack>
    </section>
  );
}

/** Shows every widget in every state, or one widget: `?only=menu`. */
export function GalleryPage(): ReactElement {
  const only = new URLSearchParams(window.location.search).get('only');
  const shown = allGalleries.filter(({ title }) => only === null || slug(title) === only);
  return (
    <Page as="main">
      <Stack $gap="space48">
        <Heading level={1}>Widgets</Heading>
        <Cluster as="nav" aria-label="Widgets">
          {allGalleries.map(({ title }) => (
            <a key={title} href={`#${slug(title)}`}>
              {title}
            </a>
          ))}
        </Cluster>
        {shown.map((gallery) => (
          <Widget key={gallery.title} {...gallery} />
        ))}
      </Stack>
    </Page>
  );
}
