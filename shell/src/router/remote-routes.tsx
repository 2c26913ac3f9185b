import { type RemoteModule, type RemoteRoute } from '@scanharbor/shared-contracts';
import { type ComponentType, type ReactNode } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useRouteError } from 'react-router-dom';
import { getDeadline } from '../federation/deadline';
import { findLoadError, loadUntil } from '../federation/load-error';
import { RemoteError } from '../federation/remote-error';
import { Main } from '../layout/site-frame';
import { RemoteFailure } from './remote-failure';

type Loaded<Code> = { code: Code } | { error: RemoteError };

/** Loads code as route data, so that the router renders after it. A failure is data, too, so a retry is possible. */
async function loadCode<Code>(
  load: () => Promise<Code>,
  deadline: AbortSignal,
  toError: (cause: unknown, deadline: AbortSignal) => Promise<RemoteError>,
): Promise<Loaded<Code>> {
  try {
    return { code: await loadUntil(deadline, load) };
  } catch (cause) {
    return { error: await toError(cause, deadline) };
  }
}

function RemotePage() {
  const data = useLoaderData<Loaded<{ Page: ComponentType }>>();
  return 'error' in data ? <RemoteFailure error={data.error} /> : <data.code.Page />;
}

function RemoteFrame() {
  const data = useLoaderData<Loaded<{ Frame: ComponentType<{ children: ReactNode }> }>>();
  if ('error' in data) {
    return (
      <Main id="main">
        <RemoteFailure error={data.error} />
      </Main>
    );
  }
  return (
    <data.code.Frame>
      <Outlet />
    </data.code.Frame>
  );
}

function RenderFailure() {
  return <RemoteFailure error={useRouteError()} />;
}

/** Converts the routes of a remote into routes of the shell's router. */
export function createRemoteRoutes(name: string, version: string, { routes, frame, languages }: RemoteModule) {
  const toError = async (cause: unknown, deadline: AbortSignal) =>
    new RemoteError((await findLoadError(cause, deadline)) ?? 'code', name, version, { cause });
  const createLoader =
    <Code,>(load: () => Promise<Code>) =>
    ({ request }: LoaderFunctionArgs) =>
      loadCode(load, getDeadline(request.signal), toError);
  const screens = routes.map(({ path, handle, page }: RemoteRoute) => ({
    path,
    handle: { ...handle, source: version ? `${name}@${version}` : name, languages },
    loader: createLoader(page),
    element: <RemotePage />,
    errorElement: <RenderFailure />,
  }));
  if (!frame) return screens;
  return [
    {
      id: `${name}/frame`,
      loader: createLoader(frame),
      element: <RemoteFrame />,
      errorElement: <RenderFailure />,
      children: screens,
    },
  ];
}
