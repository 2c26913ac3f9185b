import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type WidgetDoc } from '@scanharbor/tools/widget-docs';
import { GalleryApp } from './gallery-app';

const widgetOf = (path: string, title: string, rest: Partial<WidgetDoc> = {}): WidgetDoc => ({
  path,
  title,
  group: 'Forms',
  importPath: `@scanharbor/shared-ui/${path}`,
  density: 'patient',
  components: [],
  exports: [],
  types: [],
  examples: [],
  ...rest,
});

const saving = { name: 'saving', type: 'boolean', isRequired: false, defaultValue: 'false', text: 'Announces that it saves.' };

const widgets: WidgetDoc[] = [
  widgetOf('button', 'Button', {
    components: [{ name: 'Button', text: 'A button.', props: [saving], attributes: ['ButtonHTMLAttributes'] }],
    examples: [{ id: 'wide', name: 'Wide', source: '<Button wide />', components: ['Button'] }],
  }),
  widgetOf('clinic/notes', 'Notes', {
    density: 'staff',
    components: [{ name: 'Notes', text: 'Notes of a request.', props: [], attributes: [] }],
    examples: [{ id: 'none', name: 'None', source: '<Notes />', components: ['Notes'] }],
  }),
];

function Url() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const renderAt = (url: string) =>
  render(
    <MemoryRouter initialEntries={[url]}>
      <GalleryApp widgets={widgets} />
      <Url />
    </MemoryRouter>,
  );

const url = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;
const frame = (title: string) => screen.getByTitle<HTMLIFrameElement>(title);

it('shows import, props and source of a widget at its own URL', () => {
  renderAt('/widgets/button');
  expect(screen.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  expect(screen.getByText("import { Button } from '@scanharbor/shared-ui/button';")).toBeVisible();
  const row = screen.getByRole('row', { name: /saving/ });
  expect(within(row).getByText('boolean')).toBeVisible();
  expect(within(row).getByText('false')).toBeVisible();
  expect(within(row).getByText('Announces that it saves.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Source of Wide', hidden: true })).toHaveTextContent('<Button wide />');
});

it('keeps the switches in the URL and passes them to the example', async () => {
  renderAt('/widgets/button?scheme=dark');
  await userEvent.click(screen.getByRole('radio', { name: 'RTL' }));
  await userEvent.click(screen.getByRole('radio', { name: '390' }));
  expect(url()).toBe('/widgets/button?scheme=dark&dir=rtl&viewport=390');
  expect(frame('Button: Wide').src).toContain('/examples/button?example=wide&density=patient&scheme=dark&contrast=device&dir=rtl&lang=en');
  expect(frame('Button: Wide').width).toBe('390');
  expect(document.documentElement.dataset.scheme).toBe('dark');
  await userEvent.click(screen.getByRole('link', { name: 'Notes', hidden: true }));
  expect(url()).toBe('/widgets/clinic/notes?viewport=390&scheme=dark&dir=rtl');
});

it('shows a widget of staff screens in their density unless the URL says otherwise', async () => {
  renderAt('/widgets/clinic/notes');
  expect(screen.getByRole('radio', { name: 'Compact' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Comfortable' }));
  expect(frame('Notes: None').src).toContain('density=patient');
});

it('finds widgets by their props from the keyboard', async () => {
  renderAt('/');
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('saving');
  const list = screen.getByRole('navigation', { name: 'Widgets' });
  expect(within(list).getAllByRole('link')).toHaveLength(1);
  expect(within(list).getByRole('link')).toHaveTextContent('ButtonButton: saving');
  await userEvent.keyboard('{Enter}');
  expect(url()).toBe('/widgets/button');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('says that a search found nothing', async () => {
  renderAt('/');
  await userEvent.type(screen.getByRole('searchbox'), 'carousel');
  expect(screen.getByText('No widget has “carousel” in its name, texts or props.')).toBeVisible();
});

it('copies the source of an example', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderAt('/widgets/button');
  await user.click(screen.getByRole('button', { name: 'Source' }));
  await user.click(screen.getByRole('button', { name: 'Copy: Source of Wide' }));
  expect(write).toHaveBeenCalledWith('<Button wide />');
  expect(screen.getByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
});
