import { type ReactElement, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { type WidgetDoc } from '@scanharbor/tools/widget-docs';
import { Stack } from '../layout/index';
import { Heading, Text, token } from '../theme/index';
import { groupWidgets } from './group-widgets';
import { DocText } from './doc-text';
import { keepSwitches } from './settings';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${token.space12};
`;

const Item = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token.space4};
  padding: ${token.space12} ${token.space16};
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusCard};
  background: ${token.surface};

  &:hover {
    border-color: ${token.controlBorder};
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** The first sentence of the docstring of the widget that the entry is named after, otherwise what the entry exports. */
function summarize({ path, components, exports }: WidgetDoc): string {
  const compact = path.split('/').at(-1)?.replaceAll('-', '');
  const all = [...components, ...exports];
  const named = components.find(({ name }) => name.toLowerCase() === compact) ?? (all.length === 1 ? all[0] : undefined);
  return named?.text.split(/(?<=\.)\s/)[0] ?? all.map(({ name }) => name).join(', ');
}

/** The first page: every widget with what it is. */
export function GalleryHome({ widgets }: { widgets: readonly WidgetDoc[] }): ReactElement {
  const [params] = useSearchParams();
  useEffect(() => {
    document.title = 'Widget gallery';
  }, []);
  return (
    <Stack $gap="space32">
      <Stack $gap="space8">
        <Heading level={1}>Widgets</Heading>
        <Text $color="ink2">
          What <code>@scanharbor/shared-ui</code> exports: examples, props and source. Press <kbd>/</kbd> to search.
        </Text>
      </Stack>
      {groupWidgets(widgets).map(({ group, members }) => (
        <Stack key={group} as="section" aria-label={group}>
          <Heading level={2}>{group}</Heading>
          <Grid>
            {members.map((widget) => (
              <Item key={widget.path}>
                <Link to={`/widgets/${widget.path}${keepSwitches(params)}`}>{widget.title}</Link>
                <Text $size="note" $color="ink2">
                  <DocText text={summarize(widget)} />
                </Text>
              </Item>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
