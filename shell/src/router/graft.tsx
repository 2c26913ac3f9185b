import { type RemoteModule, type RemoteRoute } from '@scanharbor/shared-contracts';
import { type ComponentType, type ReactNode } from 'react';
import { Outlet, useLoaderData, useRouteError } from 'react-router-dom';
import { RemoteFault } from '../federation/fault';
import { failedFile, isAltered } from '../federation/file-integrity';
import { RemoteFailure } from './remote-failure';

type Loaded<Part> = { part: Part } | { fault: RemoteFault };

/** Loads code as route data, so that the router waits for it before it draws. A failure is data, too: it never sticks. */
async function loaded<Part>(load: () => Promise<Part>, fault: (cause: unknown) => Promise<RemoteFault>): Promise<Loaded<Part>> {
  try {
    return { part: await load() };
  } catch (cause) {
    return { fault: await fault(cause) };
  }
}

function RemotePage() {
  const data = useLoaderData() as Loaded<{ Page: ComponentType }>;
  return 'fault' in data ? <RemoteFailure error={data.fault} /> : <data.part.Page />;
}

function RemoteFrame() {
  const data = useLoaderData() as Loaded<{ Frame: ComponentType<{ children: ReactNode }> }>;
  if ('fault' in data) return <RemoteFailure error={data.fault} />;
  return (
    <data.part.Frame>
      <Outlet />
    </data.part.Frame>
  );
}

function DrawingFailure() {
  return <RemoteFailure error={useRouteError()} />;
}

/** Turns what a remote declares into routes of the shell's router. */
export function graft(name: string, version: string, { routes, frame }: RemoteModule) {
  const fault = async (cause: unknown) => {
    const altered = await isAltered(failedFile(cause) ?? '');
    return new RemoteFault(altered ? 'integrity' : 'code', name, version, { cause });
  };
  const screens = routes.map(({ path, handle, page }: RemoteRoute) => ({
    path,
    handle: { ...handle, from: version ? `${name}@${version}` : name },
    loader: () => loaded(page, fault),
    element: <RemotePage />,
    errorElement: <DrawingFailure />,
  }));
  if (!frame) return screens;
  return [
    {
      id: `${name}/frame`,
      loader: () => loaded(frame, fault),
      element: <RemoteFrame />,
      errorElement: <DrawingFailure />,
      children: screens,
    },
  ];
}
