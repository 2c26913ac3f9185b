import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { Route, Routes, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { type WidgetDoc } from '@scanharbor/tools/widget-docs';
import { EmptyState } from '../empty-state/index';
import { media, token } from '../theme/index';
import { applyColors } from './apply-settings';
import { GalleryHome } from './gallery-home';
import { GalleryNav } from './gallery-nav';
import { readSettings } from './settings';
import { WidgetPage } from './widget-page';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.from(991)} {
    grid-template-columns: 272px minmax(0, 1fr);
    align-items: start;
  }
`;

const Main = styled.main`
  min-width: 0;
  max-width: 1120px;
  padding: ${token.space16};

  ${media.from(768)} {
    padding: ${token.space24} ${token.space32} ${token.space64};
  }
`;

interface AppProps {
  widgets: readonly WidgetDoc[];
}

function WidgetRoute({ widgets }: AppProps): ReactElement {
  const { '*': path } = useParams();
  const widget = widgets.find((one) => one.path === path);
  return widget ? (
    <WidgetPage key={widget.path} widget={widget} />
  ) : (
    <EmptyState level={1} title="No such widget" text="Search for it, or choose one from the list." />
  );
}

/** Moves focus and scroll to the top of the page of another widget, as a page load would. */
function useFocusOnPage(main: { readonly current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus();
  }, [main, pathname]);
}

/** The widget gallery: search and list of all widgets, and a page for each, at `/widgets/<path>`. */
export function GalleryApp({ widgets }: AppProps): ReactElement {
  const [params] = useSearchParams();
  const main = useRef<HTMLElement>(null);
  useFocusOnPage(main);
  useLayoutEffect(() => applyColors(readSettings(params)), [params]);
  return (
    <Frame data-density="staff">
      <GalleryNav widgets={widgets} />
      <Main ref={main} tabIndex={-1}>
        <Routes>
          <Route path="/widgets/*" element={<WidgetRoute widgets={widgets} />} />
          <Route path="*" element={<GalleryHome widgets={widgets} />} />
        </Routes>
      </Main>
    </Frame>
  );
}
