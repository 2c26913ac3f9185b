import { type ReactElement, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ComponentDoc, type ExampleDoc, type ExportDoc, type WidgetDoc } from '@scanharbor/tools/widget-docs';
import { Disclosure } from '../disclosure/index';
import { Cluster, Stack } from '../layout/index';
import { Heading, Text } from '../theme/index';
import { DocText } from './doc-text';
import { ExampleFrame } from './example-frame';
import { PropsTable } from './props-table';
import { frameQuery, readSettings, type Settings } from './settings';
import { SourceCode } from './source-code';
import { SwitchBar } from './switch-bar';

interface ExampleProps {
  widget: WidgetDoc;
  example: ExampleDoc;
  settings: Settings;
}

function ExampleSection({ widget: { path, title }, example: { id, name, source, height }, settings }: ExampleProps): ReactElement {
  const src = `/examples/${path}?${frameQuery(settings, id)}`;
  return (
    <Stack as="section" $gap="space8" aria-labelledby={id}>
      <Cluster $justify="space-between">
        <Heading level={3} id={id}>
          {name}
        </Heading>
        <a href={src} target="_blank" rel="noreferrer" aria-label={`Open alone: ${name}`}>
          Open alone
        </a>
      </Cluster>
      <ExampleFrame title={`${title}: ${name}`} src={src} viewport={settings.viewport} height={height} />
      <Disclosure title="Source" level={4}>
        <SourceCode label={`Source of ${name}`} source={source} />
      </Disclosure>
    </Stack>
  );
}

function ComponentSection({ component: { name, text, props, attributes } }: { component: ComponentDoc }): ReactElement {
  return (
    <Stack as="section" $gap="space8" aria-labelledby={name}>
      <Heading level={3} id={name}>
        {name}
      </Heading>
      <Text>
        <DocText text={text} />
      </Text>
      {props.length > 0 && <PropsTable component={name} props={props} />}
      {attributes.length > 0 && (
        <Text $size="note" $color="ink2">
          Also takes what React’s <code>{attributes.join(', ')}</code> {attributes.length > 1 ? 'list' : 'lists'}.
        </Text>
      )}
      {props.length === 0 && attributes.length === 0 && (
        <Text $size="note" $color="ink2">
          Takes no props of its own.
        </Text>
      )}
    </Stack>
  );
}

function ExportSection({ exports }: { exports: readonly ExportDoc[] }): ReactElement {
  return (
    <Stack as="section" aria-labelledby="exports">
      <Heading level={2} id="exports">
        Hooks, functions and types
      </Heading>
      {exports.map(({ name, signature, text }) => (
        <Stack key={name} $gap="space8">
          <Heading level={3} size="small">
            {name}
          </Heading>
          {text !== '' && (
            <Text>
              <DocText text={text} />
            </Text>
          )}
          <SourceCode label={`Declaration of ${name}`} source={signature} />
        </Stack>
      ))}
    </Stack>
  );
}

/** The page of one entry of shared-ui: import line, examples under the switches, props, types, other exports. */
export function WidgetPage({ widget }: { widget: WidgetDoc }): ReactElement {
  const { title, group, importPath, density, components, exports, types, examples } = widget;
  const [params] = useSearchParams();
  const settings = readSettings(params, density);
  useEffect(() => {
    document.title = `${title} | Widget gallery`;
  }, [title]);
  const names = [...components, ...exports].map(({ name }) => name).filter((name, index, all) => all.indexOf(name) === index);
  const imported = components.length > 0 ? components.map(({ name }) => name) : names;
  return (
    <Stack $gap="space32">
      <Stack $gap="space12">
        <div>
          <Text $size="note" $color="ink2">
            {group}
          </Text>
          <Heading level={1}>{title}</Heading>
        </div>
        <SourceCode label="Import" source={`import { ${imported.join(', ')} } from '${importPath}';`} />
      </Stack>
      {examples.length > 0 && (
        <Stack as="section" aria-labelledby="examples">
          <Heading level={2} id="examples">
            Examples
          </Heading>
          <SwitchBar settings={settings} />
          {examples.map((example) => (
            <ExampleSection key={example.id} widget={widget} example={example} settings={settings} />
          ))}
        </Stack>
      )}
      {components.length > 0 && (
        <Stack as="section" $gap="space24" aria-labelledby="props">
          <Heading level={2} id="props">
            Props
          </Heading>
          {components.map((component) => (
            <ComponentSection key={component.name} component={component} />
          ))}
          {types.length > 0 && (
            <Stack $gap="space8">
              <Heading level={3}>Types that the props name</Heading>
              <SourceCode label="Types" source={types.join('\n\n')} />
            </Stack>
          )}
        </Stack>
      )}
      {exports.length > 0 && <ExportSection exports={exports} />}
    </Stack>
  );
}
