import { locationChosen, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { type RequestListKind } from '@scanharbor/shared-contracts/domain/request-list';
import { type SavedView, type ViewContent } from '@scanharbor/shared-contracts/domain/saved-view';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../../texts';
import { usePractice } from '../use-practice';
import { KeptPlace } from '../kept-place';
import { useLocationParam } from './use-location-param';
import { isSameContent, toViewHref } from './view-content';
import { ViewMenu } from './view-menu';
import { Bar, Count, Tab, Tabs } from './view-tabs.styles';

/** A view that everyone has. */
export interface BuiltInView {
  id: string;
  label: string;
  to: string;
  /** Number of its requests; undefined while it loads. */
  count: number | undefined;
  /** Shows the number as an alarm. */
  isAlarm?: boolean;
}

const count = new Intl.NumberFormat('en-US');

interface ViewTabsProps {
  list: RequestListKind;
  builtIn: readonly BuiltInView[];
  /** The user's own views, and the one that the URL names. */
  views: readonly SavedView[];
  own: SavedView | undefined;
  /** Id of the built-in view that the URL shows, unless it shows an own one. */
  current: string;
  /** What the list shows. */
  content: ViewContent;
  /** The list's own order. */
  order: ViewContent['sort'];
  children?: ReactNode;
}

/** The views of a list as tabs, with the number of requests in each (IC-032): those that everyone has, then the user's own. */
export function ViewTabs({ list, builtIn, views, own, current, content, order, children }: ViewTabsProps) {
  useLocationParam();
  const dispatch = useAppDispatch();
  const { user, locationId = '' } = useSession();
  const locations = usePractice()?.locations ?? [];
  // The URL of the tab names the location, too: this is for the tab that is current already, after a choice in the menu.
  const chooseLocation = (view: SavedView) => {
    const chosen = view.locationId ?? '';
    const exists = chosen === '' || locations.some(({ id }) => id === chosen);
    if (exists && chosen !== locationId) dispatch(locationChosen(chosen));
  };
  // On a phone the tabs scroll: the current one comes into sight.
  const tabs = useRef<HTMLUListElement>(null);
  const shownId = own?.id ?? current;
  useEffect(() => {
    const tab = tabs.current?.querySelector('[aria-current]')?.parentElement;
    if (tabs.current && tab) tabs.current.scrollLeft = tab.offsetLeft - tabs.current.clientWidth / 3;
  }, [shownId]);
  const currentOf = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);
  return (
    <Bar>
      <nav aria-label={texts.views.label}>
        <Tabs ref={tabs}>
          {builtIn.map(({ id, label, to, count: requests, isAlarm = false }) => (
            <li key={id}>
              <Tab to={to} aria-current={currentOf(!own && id === current)}>
                {label}
                <KeptPlace $isShown={requests !== undefined}>
                  <Count $alarm={isAlarm}>{count.format(requests ?? 0)}</Count>
                </KeptPlace>
              </Tab>
            </li>
          ))}
          {views.map((view) => (
            <li key={view.id}>
              <Tab to={toViewHref(list, view, user?.id)} aria-current={currentOf(view.id === own?.id)} onClick={() => chooseLocation(view)}>
                {view.name}
                <Count $alarm={false}>{count.format(view.total)}</Count>
              </Tab>
            </li>
          ))}
        </Tabs>
      </nav>
      <Cluster $gap="space8">
        {/* Staff who act as the user see the user's views, and cannot change them. */}
        {user && !user.switched && (
          <ViewMenu
            list={list}
            view={own}
            content={content}
            isChanged={own !== undefined && !isSameContent(content, own, order)}
            listHref={builtIn[0]?.to ?? ''}
          />
        )}
        {children}
      </Cluster>
    </Bar>
  );
}
