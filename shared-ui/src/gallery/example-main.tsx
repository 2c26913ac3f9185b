import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { translateContracts } from '@scanharbor/shared-contracts/spanish/translate-contracts';
import { translateClinicWidgets } from '../clinic/spanish/index';
import { translateWidgets } from '../spanish/index';
import { GlobalStyle } from '../theme/index';
import { applySettings } from './apply-settings';
import { AllExamples, type NamedGallery, SingleExample } from './example-page';
import { type Gallery } from './gallery';
import { readSettings } from './settings';

interface GalleryModules {
  keys(): string[];
  (key: string): Promise<{ gallery: Gallery }>;
}

declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: { recursive: boolean; regExp: RegExp; mode: 'lazy' }): GalleryModules;
  }
}

/** Every `*.gallery.tsx`, each in a chunk of its own. */
const modules = import.meta.webpackContext('..', { recursive: true, regExp: /\.gallery\.tsx$/, mode: 'lazy' });

const pathOf = (key: string): string => key.split('/').slice(1, -1).join('/');

/** The page of a frame: `/examples/button?example=wide`; without `example` all examples, without a path those of all widgets. */
async function renderExamples(root: HTMLElement): Promise<void> {
  const params = new URLSearchParams(location.search);
  const wanted = location.pathname.replace(/^\/examples\/?|\/$/g, '');
  const settings = readSettings(params);
  applySettings(settings);
  // Before the first widget is evaluated: some read their texts then.
  if (settings.lang === 'es') for (const translate of [translateContracts, translateWidgets, translateClinicWidgets]) translate();
  const keys = modules.keys().filter((key) => wanted === '' || pathOf(key) === wanted);
  const galleries: NamedGallery[] = await Promise.all(
    keys.map(async (key) => ({ path: pathOf(key), gallery: (await modules(key)).gallery })),
  );
  const example = params.get('example');
  document.title = galleries.length === 1 ? (galleries[0]?.gallery.title ?? '') : 'Widgets';
  createRoot(root).render(
    <MemoryRouter>
      <GlobalStyle fontUrl={inter} />
      {galleries[0] && example !== null ? <SingleExample {...galleries[0]} id={example} /> : <AllExamples galleries={galleries} />}
    </MemoryRouter>,
  );
}

const root = document.getElementById('root');
if (root) void renderExamples(root);
