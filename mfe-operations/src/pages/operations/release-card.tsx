import { type Release } from '@scanharbor/shared-contracts/domain/release';
import { Button } from '@scanharbor/shared-ui/button';
import { Banner } from '@scanharbor/shared-ui/banner';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useState } from 'react';
import { texts } from '../../texts';
import { ChangeDialog, type ReleaseAction } from './change-dialog';
import { ContractNeeds } from './contract-needs';
import { formatTime } from './format-figures';
import { FreezeBanner } from './freeze-banner';
import { FreezeDialog } from './freeze-dialog';
import { VersionLine } from './version-line';

/** The shell has no canary: all visitors get the same one. */
const canHaveCanary = ({ name }: Release) => name !== 'shell';

interface ReleaseCardProps {
  release: Release;
  /** False when the API cannot change releases. */
  connected: boolean;
  /** Whether the whole site is frozen. */
  siteFrozen: boolean;
}

/** A remote with a line per live version, what they need of the contract, and its changes. */
export function ReleaseCard({ release, connected, siteFrozen }: ReleaseCardProps) {
  const [action, setAction] = useState<ReleaseAction>();
  // A release that changes behind the dialog must not change what it does.
  const [shown, setShown] = useState(release);
  const open = (next: ReleaseAction) => {
    setShown(release);
    setAction(next);
  };
  const [isFreezing, setFreezing] = useState(false);
  const { name, owner, versions, reverted, previous, published, frozen } = release;
  const isFrozen = siteFrozen || frozen !== null;
  const canary = versions.find(({ stable }) => !stable);
  const canStart = !isFrozen && canHaveCanary(release) && !canary && published.some((version) => version !== versions[0]?.version);
  const scales = {
    failures: Math.max(1, ...versions.flatMap(({ points }) => points.map((point) => point ?? 0))),
    visits: Math.max(1, ...versions.flatMap(({ visit_points: points }) => points)),
  };
  return (
    <Card aria-label={name}>
      <Stack>
        {reverted && (
          <Banner status={false} delay={null}>
            <strong>{texts.reverted(reverted.version)}</strong> {reverted.why} {formatTime(reverted.at)}
          </Banner>
        )}
        {frozen && <FreezeBanner title={texts.frozen} freeze={frozen} />}
        <div>
          <Heading level={2} size="card">
            {name}
          </Heading>
          {owner && (
            <Text $size="note" $color="ink2">
              {texts.owner(owner)}
            </Text>
          )}
        </div>
        {versions.map((version) => (
          <VersionLine key={version.version} version={version} scales={scales} connected={connected} />
        ))}
        {connected && (
          <Cluster $gap="space8">
            {canary && !isFrozen && (
              <Button variant="primary" onClick={() => open('promote')}>
                {texts.promote}
              </Button>
            )}
            {canary && !isFrozen && <Button onClick={() => open('share')}>{texts.changeShare}</Button>}
            {canary && (
              <Button variant="danger-outline" onClick={() => open('end')}>
                {texts.endCanary}
              </Button>
            )}
            {canStart && <Button onClick={() => open('start')}>{texts.startCanary}</Button>}
            {previous && (
              <Button variant="danger-outline" onClick={() => open('rollback')}>
                {texts.rollBack(previous)}
              </Button>
            )}
            <Button variant="quiet" onClick={() => setFreezing(true)}>
              {frozen ? texts.unfreeze : texts.freeze}
            </Button>
          </Cluster>
        )}
        {connected && canHaveCanary(release) && <ContractNeeds versions={versions} />}
      </Stack>
      {isFreezing && <FreezeDialog name={name} frozen={frozen !== null} onClose={() => setFreezing(false)} />}
      {action && <ChangeDialog action={action} release={shown} onClose={() => setAction(undefined)} />}
    </Card>
  );
}
