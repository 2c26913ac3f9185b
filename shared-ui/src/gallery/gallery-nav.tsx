import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type WidgetDoc } from '@scanharbor/tools/widget-docs';
import { Button } from '../button/index';
import { TextInput } from '../field/index';
import { Text } from '../theme/index';
import { VisuallyHidden } from '../visually-hidden/index';
import { Bar, Group, GroupTitle, List, Match, Scroll, Title } from './gallery-nav.styles';
import { groupWidgets } from './group-widgets';
import { searchWidgets, type SearchHit } from './search-widgets';
import { keepSwitches } from './settings';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Focuses the search on `/`, except where a slash is typed. */
function useSlash(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const isText = isTyping(event.target) && (event.target as HTMLInputElement).type !== 'radio';
      if (isText) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [input]);
}

/** Groups without a search; with one, the hits in one list, the best first. */
function toGroups(hits: readonly SearchHit[], search: string): { group: string; members: readonly SearchHit[] }[] {
  if (search !== '') return hits.length > 0 ? [{ group: `${hits.length} found`, members: hits }] : [];
  return groupWidgets(hits.map(({ widget }) => widget)).map(({ group, members }) => ({
    group,
    members: members.map((widget) => ({ widget })),
  }));
}

/** Search and list of the widgets. On narrow screens the list opens with a button or by typing. */
export function GalleryNav({ widgets }: { widgets: readonly WidgetDoc[] }): ReactElement {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [openAt, setOpenAt] = useState('');
  useSlash(input);
  // The router updates the URL later than fast typing, which would lose letters.
  const [typed, setTyped] = useState<{ at: string; text: string }>();
  const search = typed?.at === pathname ? typed.text : (params.get('search') ?? '');
  const hits = searchWidgets(widgets, search);
  const query = keepSwitches(params);
  const isOpen = openAt === pathname || search !== '';

  const type = (text: string) => {
    setTyped({ at: pathname, text });
    const next = new URLSearchParams(params);
    if (text === '') next.delete('search');
    else next.set('search', text);
    setParams(next, { replace: true });
  };
  const press = (event: KeyboardEvent) => {
    const first = hits[0]?.widget;
    if (event.key === 'Enter' && search !== '' && first) void navigate(`/widgets/${first.path}${query}`);
    if (event.key === 'Escape') type('');
  };
  return (
    <Bar>
      <Title>
        <Link to={`/${query}`} onClick={() => setTyped(undefined)}>
          Widget gallery
        </Link>
        <Button variant="link" aria-expanded={isOpen} onClick={() => setOpenAt(isOpen ? '' : pathname)}>
          All widgets
        </Button>
      </Title>
      <TextInput
        ref={input}
        type="search"
        aria-label="Search widgets"
        aria-keyshortcuts="/"
        placeholder="Search, or press /"
        value={search}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      <VisuallyHidden role="status">{search === '' ? '' : `${hits.length} found`}</VisuallyHidden>
      <Scroll as="nav" aria-label="Widgets" $isOpen={isOpen}>
        {toGroups(hits, search).map(({ group, members }) => (
          <Group key={group}>
            <GroupTitle>{group}</GroupTitle>
            <List>
              {members.map(({ widget: { path, title }, match }) => (
                <li key={path}>
                  <NavLink to={`/widgets/${path}${query}`}>
                    {title}
                    {match !== undefined && <Match>{match}</Match>}
                  </NavLink>
                </li>
              ))}
            </List>
          </Group>
        ))}
        {hits.length === 0 && <Text $color="ink2">No widget has “{search}” in its name, texts or props.</Text>}
      </Scroll>
    </Bar>
  );
}
