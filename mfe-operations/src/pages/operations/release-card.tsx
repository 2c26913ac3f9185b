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
import { VersionLine } from './version-line';

/** The shell has no canary: all visitors get the same one. */
const canHaveCanary = ({ name }: Release) => name !== 'shell';

interface ReleaseCardProps {
  release: Release;
  /** False when the API cannot change releases. */
  connected: boolean;
}

/** A remote with a line per live version, what they need of the contract, and its changes. */
export function ReleaseCard({ release, connected }: ReleaseCardProps) {
  const [action, setAction] = useState<ReleaseAction>();
  // A release that changes behind the dialog must not change what it does.
  const [shown, setShown] = useState(release);
  const open = (next: ReleaseAction) => {
    setShown(release);
    setAction(next);
  };
  const { name, owner, versions, reverted, previous, published } = release;
  const canary = versions.find(({ stable }) => !stable);
  const canStart = canHaveCanary(release) && !canary && published.some((version) => version !== versions[0]?.version);
  const hasActions = canary !== undefined || previous !== null || canStart;
  const scale = Math.max(1, ...versions.flatMap(({ points }) => points.map((point) => point ?? 0)));
  return (
    <Card aria-label={name}>
      <Stack>
        {reverted && (
          <Banner status={false} delay={null}>
            <strong>{texts.reverted(reverted.version)}</strong> {reverted.why} {formatTime(reverted.at)}
          </Banner>
        )}
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
          <VersionLine key={version.version} version={version} scale={scale} connected={connected} />
        ))}
        {connected && hasActions && (
          <Cluster $gap="space8">
            {canary && <Button onClick={() => open('share')}>{texts.changeShare}</Button>}
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
          </Cluster>
        )}
        {connected && canHaveCanary(release) && <ContractNeeds versions={versions} />}
      </Stack>
      {action && <ChangeDialog action={action} release={shown} onClose={() => setAction(undefined)} />}
    </Card>
  );
}
