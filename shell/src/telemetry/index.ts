import { type AppConfig } from '@scanharbor/shared-contracts';
import { type TelemetryEntry } from '@scanharbor/shared-contracts/wire/telemetry';
import { type createShell } from '../create-shell';
import { type Composition, findOwner } from '../federation/composition';
import { page } from '../federation/page-refusals';
import { current } from '../preview/current-preview';
import { createVisitCounter } from './count-visits';
import { readStack } from './read-stack';
import { createSender } from './send-entries';

interface TelemetryInput {
  composition: Composition;
  config: Pick<Partial<AppConfig>, 'apiBase' | 'telemetryShare'>;
  listen: ReturnType<typeof createShell>['listen'];
  router: ReturnType<typeof createShell>['router'];
}

/** What the store has of a call that failed; one that was not sent has no payload. */
interface FailedCall {
  payload?: { status: number | string };
  meta: { arg: { endpointName: string } };
}

/** The share of page loads that report more than faults. */
const defaultShare = 0.1;

/** The screen shows a failed remote only after the router's report. */
const renderMs = 1_000;

/**
 * Reports faults of every page load and the versions that it used, and of a share of them also web vitals, load times and failed calls,
 * until the page ends.
 * Entries have names of code, route patterns and numbers, never a URL, a message or a value.
 */
export function startTelemetry({
  composition,
  config: { apiBase = '/api', telemetryShare = defaultShare },
  listen,
  router,
}: TelemetryInput) {
  const send = createSender(`${apiBase}/telemetry`);
  const names = ['shell', ...Object.keys(composition)];
  // This file is one of the shell's release.
  const shell = { remote: 'shell', version: readStack(new Error(), names)[0]?.version ?? '', owner: 'shell' };
  const describeRemote = (remote = 'shell') => {
    const version = composition[remote];
    return version ? { remote, version: version.metadata.version, owner: version.extras.scanharbor.owner } : shell;
  };
  const report = (entry: Pick<TelemetryEntry, 'kind'> & Partial<TelemetryEntry>) =>
    send({
      ...describeRemote(findOwner(composition, router.state.location.pathname)),
      // The pattern, not the path: the path may name a request.
      route: router.state.matches.at(-1)?.route.path ?? '',
      name: '',
      code: '',
      value: 0,
      stack: [],
      ...(current.preview?.set === undefined ? {} : { previewSet: current.preview.set }),
      ...entry,
    });

  const visits = createVisitCounter(({ failed, ...version }) => {
    // The staff of a preview are no sample of the visitors, whose failures judge a canary.
    if (current.preview?.set === undefined) report({ kind: 'visit', ...version, value: failed ? 1 : 0 });
  });
  const countVisit = () => visits.add(describeRemote(findOwner(composition, router.state.location.pathname)));
  visits.add(shell);
  countVisit();

  const reported = new Set<string>();
  const reportFault = (error?: unknown) => {
    const code = document.querySelector<HTMLElement>('[data-fault]')?.dataset.fault;
    if (!code && !(error instanceof Error)) return;
    const stack = readStack(error, names);
    const [thrower] = stack;
    const source = thrower
      ? { ...describeRemote(thrower.remote), version: thrower.version }
      : describeRemote(findOwner(composition, router.state.location.pathname));
    visits.fail(source);
    const key = [code, thrower?.text ?? router.state.location.pathname].join();
    if (reported.has(key)) return;
    reported.add(key);
    report({
      kind: 'fault',
      ...source,
      name: error instanceof Error && /^\w{1,60}$/.test(error.name) ? error.name : '',
      code: code ?? 'script',
      stack: stack.map(({ text }) => text),
    });
  };
  window.addEventListener('error', ({ error }) => reportFault(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));
  router.subscribe(() => {
    countVisit();
    setTimeout(reportFault, renderMs);
  });
  reportFault();
  if (Math.random() >= telemetryShare) return;

  // Without Ed25519 in the browser only the page's integrity hashes protect the remotes.
  void page.refusals?.then((refusals) => refusals ?? report({ kind: 'load', ...shell, name: 'unverified' }));
  const reportCall = ({ payload, meta }: FailedCall) => {
    if (payload) report({ kind: 'call', name: meta.arg.endpointName, code: String(payload.status) });
  };
  listen({ type: 'contract/executeQuery/rejected' }, reportCall);
  listen({ type: 'contract/executeMutation/rejected' }, reportCall);
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      const remote = names.find((key) => composition[key] && new URL(composition[key].url, location.href).href === name);
      if (remote) report({ kind: 'load', ...describeRemote(remote), value: Math.round(duration) });
    }
  }).observe({ type: 'resource', buffered: true });
  import(/* webpackChunkName: 'vitals' */ './report-vitals')
    .then(({ reportVitals }) => reportVitals((name, value) => report({ kind: 'vital', name, value })))
    // An old browser measures nothing.
    .catch(() => undefined);
}
