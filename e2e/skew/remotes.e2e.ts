import { journey } from '../support/journey';
import { walkRemote } from '../support/walk-remote';

/** Run by `npm run test:skew` on each composition; it reads the titles as the names of the remotes. */
journey('The remotes of a composition', (it) => {
  for (const remote of (process.env.SKEW_REMOTES ?? '').split(',')) it(remote, () => walkRemote(remote));
});
