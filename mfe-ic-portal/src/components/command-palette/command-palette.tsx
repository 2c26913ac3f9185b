import { paths, type SessionUser } from '@scanharbor/shared-contracts';
import { type RequestHit } from '@scanharbor/shared-contracts/domain/request-hit';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { Dialog } from '@scanharbor/shared-ui/dialog';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from '../../texts';
import { HitOption } from './hit-option';
import { type Command, useCommands } from './palette-commands';
import { CommandRow, GroupTitle, OptionRow, Results, SearchInput } from './palette.styles';
import { useHits } from './use-hits';

const { palette } = texts;

const focusField = (field: HTMLInputElement | null) => field?.focus();

interface Choice extends Omit<Command, 'label'> {
  content: ReactNode;
  hit?: RequestHit;
  /** The palette stays open. */
  staysOpen?: boolean;
}

interface Group {
  title: string;
  choices: Choice[];
}

const toChoice = ({ id, label, run }: Command): Choice => ({ id, content: label, run });

/** Runs Enter that was pressed before the results of the typed text arrived, once they are there. */
function useQueuedEnter(isPending: boolean, run: () => void) {
  const isQueued = useRef(false);
  const runQueued = useEffectEvent(() => {
    if (isQueued.current) run();
    isQueued.current = false;
  });
  useEffect(() => {
    if (!isPending) runQueued();
  }, [isPending]);
  return () => {
    if (isPending) isQueued.current = true;
    else run();
  };
}

interface CommandPaletteProps {
  user: SessionUser;
  onClose: () => void;
}

/**
 * Finds requests of the practice in all states and at all locations, pages and actions by typing. The arrow keys choose, Enter runs, and
 * Tab reaches the actions of the chosen request. Nothing typed: the requests opened last, and all pages.
 */
export function CommandPalette({ user, onClose }: CommandPaletteProps) {
  const [search, setSearch] = useState('');
  const [index, setIndex] = useState(0);
  const navigate = useNavigate();
  const id = useId();
  const { hits, total, isPending, isFailed, retry, showMore } = useHits(user, search);
  const { pages, actions } = useCommands(user, search);

  const requests: Choice[] = hits.map((hit) => ({
    id: String(hit.requestId),
    hit,
    content: <HitOption hit={hit} search={search} />,
    run: () => void navigate(paths.test(hit.requestId)),
  }));
  const more: Choice[] = showMore ? [{ id: 'more', content: palette.more(hits.length, total), run: showMore, staysOpen: true }] : [];
  const groups: Group[] = [
    { title: search.trim() === '' ? palette.recent : palette.requests, choices: [...requests, ...more] },
    { title: palette.pages, choices: pages.map(toChoice) },
    { title: palette.actions, choices: actions.map(toChoice) },
  ].filter(({ choices }) => choices.length > 0);
  const choices = groups.flatMap((group) => group.choices);
  const chosenIndex = Math.min(index, choices.length - 1);
  const chosen = choices[chosenIndex];
  const optionId = (choice: Choice) => `${id}-${choice.id}`;

  const run = (choice: Choice | undefined) => {
    if (!choice) return;
    if (!choice.staysOpen) onClose();
    choice.run();
  };
  const enter = useQueuedEnter(isPending, () => run(chosen));
  const chosenId = chosen && optionId(chosen);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  const type = (text: string) => {
    setSearch(text);
    setIndex(0);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => setIndex((chosenIndex + 1) % choices.length),
      ArrowUp: () => setIndex((chosenIndex + choices.length - 1) % choices.length),
      Enter: enter,
    };
    const move = moves[event.key];
    if (!move || choices.length === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    move();
  };

  const found = hits.length + pages.length + actions.length;
  const isEmpty = !isPending && !isFailed && hits.length === 0 && pages.length === 0 && search.trim() !== '';
  const status = isEmpty ? palette.nothing(search.trim()) : isPending ? palette.searching : palette.count(found);
  const isCut = hits.length < total && !showMore && search.trim() !== '';
  return (
    <Dialog title={palette.title} onClose={onClose} size="medium">
      <SearchInput
        ref={focusField}
        role="combobox"
        aria-label={palette.label}
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosenId}
        autoComplete="off"
        spellCheck={false}
        placeholder={palette.open}
        value={search}
        onChange={({ target }) => type(target.value)}
        onKeyDown={handleKeyDown}
      />
      {isFailed && (
        <Cluster $gap="space12">
          <Text role="alert">{palette.failed}</Text>
          <Button onClick={retry}>{palette.retry}</Button>
        </Cluster>
      )}
      <Results id={`${id}-list`} role="listbox" aria-label={palette.results} tabIndex={-1}>
        {groups.map((group, groupIndex) => (
          <div key={group.title} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
            <GroupTitle role="presentation" id={`${id}-group-${groupIndex}`}>
              {group.title}
            </GroupTitle>
            {group.choices.map((choice) => {
              const Row = choice.hit ? OptionRow : CommandRow;
              return (
                <Row
                  key={choice.id}
                  id={optionId(choice)}
                  role="option"
                  aria-selected={choice === chosen}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => run(choice)}
                >
                  {choice.content}
                </Row>
              );
            })}
          </div>
        ))}
      </Results>
      {chosen?.hit && <HitActions hit={chosen.hit} onClose={onClose} />}
      <Text role="status" $color="ink2">
        {status}
        {isCut && ` · ${palette.narrow(hits.length, total)}`}
      </Text>
      <Text $color="ink2">{palette.hint}</Text>
    </Dialog>
  );
}

/** What can be done with the chosen request, besides opening it. */
function HitActions({ hit, onClose }: { hit: RequestHit; onClose: () => void }) {
  const { requestId, state, isCancelRequested } = hit;
  const actions = [
    ...(state === 'open' && !isCancelRequested ? [{ label: palette.book, to: paths.activeRequests({ requestId, book: 1 }) }] : []),
    { label: palette.openRequest, to: paths.test(requestId) },
    { label: palette.notes, to: paths.test(requestId, 'comments') },
    { label: palette.screening, to: paths.test(requestId, 'screeningQuestions') },
  ];
  return (
    <Cluster $gap="space8" role="group" aria-label={palette.actionsOf(requestId)}>
      {actions.map(({ label, to }) => (
        <ButtonLink key={label} $variant="secondary" to={to} onClick={onClose}>
          {label}
        </ButtonLink>
      ))}
    </Cluster>
  );
}
