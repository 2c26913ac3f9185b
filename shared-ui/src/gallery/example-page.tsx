import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import { toExampleId } from '@scanharbor/tools/widget-docs';
import { Stack } from '../layout/index';
import { Heading, token } from '../theme/index';
import { VisuallyHidden } from '../visually-hidden/index';
import { FormState } from './form-state';
import { type Example, type Gallery } from './gallery';

const Frame = styled.main`
  display: flow-root;
  padding: ${token.space16};
`;

const State = styled.div`
  padding: ${token.space16};
  border: 1px dashed ${token.divider};
`;

/** A gallery with the path of its entry. */
export interface NamedGallery {
  path: string;
  gallery: Gallery;
}

function ExampleElement({ path, example: { name, element, form } }: { path: string; example: Example }): ReactElement {
  if (!form) return element;
  return (
    <FormState form={form} prefix={toExampleId(`${path} ${name}`)}>
      {element}
    </FormState>
  );
}

/** One example alone, as the frames of the gallery show it. */
export function SingleExample({ path, gallery, id }: NamedGallery & { id: string }): ReactElement | null {
  const example = gallery.examples.find(({ name }) => toExampleId(name) === id);
  if (!example) return null;
  return (
    <Frame>
      <VisuallyHidden as="h1">
        {gallery.title}: {example.name}
      </VisuallyHidden>
      <ExampleElement path={path} example={example} />
    </Frame>
  );
}

/** All examples of some widgets on one page, for the tests. */
export function AllExamples({ galleries }: { galleries: readonly NamedGallery[] }): ReactElement {
  return (
    <Frame>
      <Stack $gap="space48">
        <Heading level={1}>Widgets</Heading>
        {galleries.map(({ path, gallery }) => (
          <Stack key={path} as="section" aria-label={gallery.title}>
            <Heading level={2}>{gallery.title}</Heading>
            {gallery.examples.map((example) => (
              <Stack key={example.name} $gap="space8">
                <Heading level={3} size="small">
                  {example.name}
                </Heading>
                <State data-density={gallery.density}>
                  <ExampleElement path={path} example={example} />
                </State>
              </Stack>
            ))}
          </Stack>
        ))}
      </Stack>
    </Frame>
  );
}
