import { openFaultProxy } from '../../support/fault-proxy';
import { expectOnConsole, journey } from '../../support/journey';
import { findChunkWith, getEntryPath } from '../../support/registry';
import { walkRemote } from '../../support/walk-remote';

const remote = 'mfe-invitation';

/** The range of React in a build, as the build wrote it. */
const reactRange = />=19\.\d+\.\d+ <20\.0\.0-0/g;

/** The short form of `npm run test:skew`: builds of one remote that differ from the released one as those of other releases do. */
journey('Builds of other releases', (it) => {
  for (const [age, range] of [
    ['the previous release', '>=19.0.0 <20.0.0-0'],
    ['a canary', '>=19.9.0 <20.0.0-0'],
  ] as const)
    it(`work with this shell and this API: a remote of ${age} that was built against React ${range}`, async () => {
      const proxy = await openFaultProxy();
      await proxy.replaceFile(remote, await getEntryPath(remote), (text) => {
        if (!reactRange.test(text)) throw new Error('The entry names no range of React');
        return text.replace(reactRange, range);
      });
      await walkRemote(remote, proxy.origin);
    });

  it('are reported when the API does not answer their call', async () => {
    const proxy = await openFaultProxy();
    const call = 'GET px/invitation/:invitationId';
    await proxy.replaceFile(remote, await findChunkWith(remote, call), (text) => text.replace(call, `${call}/summary`));
    expectOnConsole(/px\/invitation/);
    await expect(walkRemote(remote, proxy.origin)).rejects.toThrow(/summary answered 404/);
  });
});
