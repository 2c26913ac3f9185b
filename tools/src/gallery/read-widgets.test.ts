import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../webpack/package-folders';
import { findGaps } from './find-gaps';
import { createWidgetReader } from './read-widgets';
import { type WidgetDoc } from './widget-docs';

describe('the widgets of shared-ui', () => {
  let widgets: WidgetDoc[];
  beforeAll(() => {
    widgets = createWidgetReader('@scanharbor/shared-ui', join(workspaceRoot, 'shared-ui/src'))();
  });
  const componentOf = (path: string, name: string) =>
    widgets.find((widget) => widget.path === path)?.components.find((component) => component.name === name);

  it('each have a docstring and an example', () => {
    expect(findGaps(widgets)).toEqual([]);
  });

  it('have props with type, default and text, and the React type of the other attributes', () => {
    const button = componentOf('button', 'Button');
    expect(button?.props).toContainEqual({
      name: 'savingText',
      type: 'string',
      isRequired: false,
      defaultValue: 'uiTexts.saving',
      text: 'Replaces the text "Saving…".',
    });
    expect(button?.props.find(({ name }) => name === 'variant')).toMatchObject({
      type: expect.stringContaining("'primary' | ") as string,
      defaultValue: "'secondary'",
    });
    expect(button?.attributes).toEqual(['ButtonHTMLAttributes']);
  });

  it('have the props of styled elements, without those of React', () => {
    expect(componentOf('layout', 'Stack')?.props.map(({ name }) => name)).toEqual(['$gap']);
  });

  it('have examples that import what a remote can import', () => {
    const example = widgets.find(({ path }) => path === 'zip-field')?.examples[0];
    expect(example).toEqual({
      id: 'filled',
      name: 'Filled',
      components: ['ZipField'],
      source: [
        "import { ZipField } from '@scanharbor/shared-ui/zip-field';",
        "import { AppForm } from '@scanharbor/shared-ui/form';",
        '',
        'const field = <ZipField name="zip" label="ZIP code" />;',
        '',
        "<AppForm initialValues={{ zip: '10018' }} onSubmit={save}>",
        '  {field}',
        '</AppForm>',
      ].join('\n'),
    });
  });
});

describe('a package', () => {
  let sources: string;
  beforeEach(() => {
    sources = mkdtempSync(join(tmpdir(), 'widgets-'));
  });
  afterEach(() => rmSync(sources, { recursive: true }));
  const write = (path: string, text: string) => {
    const file = join(sources, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };

  it('fails the check with a widget without docstring or example', () => {
    write('lamp/index.ts', "export { Lamp } from './lamp';");
    write('lamp/lamp.tsx', 'export function Lamp({ isOn = true }: { isOn?: boolean }) { return isOn; }');
    expect(findGaps(createWidgetReader('ours', sources)())).toEqual(['lamp: Lamp has no docstring', 'lamp: Lamp has no example']);
  });

  it('is read anew after a change', () => {
    write('lamp/index.ts', "export { Lamp } from './lamp';");
    write('lamp/lamp.tsx', '/** A lamp. */ export function Lamp(props: { watts: number }) { return null; }');
    const read = createWidgetReader('ours', sources);
    expect(read()[0]?.components[0]?.props.map(({ name }) => name)).toEqual(['watts']);
    write('lamp/lamp.tsx', '/** A lamp. */ export function Lamp(props: { lumens: number; watts: number }) { return null; }');
    expect(read()[0]?.components[0]?.props.map(({ name }) => name)).toEqual(['lumens', 'watts']);
  });

  it('shows with an example the declarations that it needs, and no others', () => {
    write('lamp/index.ts', "export { Lamp } from './lamp';");
    write('lamp/lamp.tsx', '/** A lamp. */ export function Lamp(props: { watts: number }) { return null; }');
    write(
      'lamp/lamp.gallery.tsx',
      [
        "import { Lamp } from './lamp';",
        'const base = 10;',
        'const watts = base * 2;',
        'const unused = 1;',
        "export const gallery = { title: 'Lamp', group: 'Lights', examples: [{ name: 'Bright', element: <Lamp watts={watts} /> }] };",
      ].join('\n'),
    );
    const [lamp] = createWidgetReader('ours', sources)();
    expect(lamp?.examples[0]?.source).toBe(
      ["import { Lamp } from 'ours/lamp';", '', 'const base = 10;', '', 'const watts = base * 2;', '', '<Lamp watts={watts} />'].join('\n'),
    );
    expect(findGaps(lamp ? [lamp] : [])).toEqual([]);
  });
});
