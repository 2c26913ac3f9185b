import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useCreateFeedMutation, useEndFeedMutation } from '@scanharbor/shared-contracts/api/ic-portal/feeds';
import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { Button } from '@scanharbor/shared-ui/button';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useSubmitWithErrors } from '../../../components/use-submit-with-errors';
import { messageDelays, texts } from '../../../texts';
import { AddressDialog } from './address-dialog';

const feedTexts = texts.feeds;

const Row = styled.li`
  padding-bottom: ${token.space12};
  border-bottom: 1px solid ${token.divider};
`;

interface FeedRowProps {
  locationId: number;
  machine: { id: number; name: string };
  /** ISO time of the address; undefined without a feed. */
  createdAt: string | undefined;
}

/** A machine with its feed: since when, and the buttons that create, replace or end its address. */
export function FeedRow({ locationId, machine, createdAt }: FeedRowProps) {
  const dispatch = useAppDispatch();
  const [createFeed] = useCreateFeedMutation();
  const [endFeed] = useEndFeedMutation();
  const { sending, failure, send } = useSubmitWithErrors(feedTexts.changeFailed);
  const [address, setAddress] = useState<string>();
  const createButton = useRef<HTMLButtonElement>(null);
  const arg = { locationId, machineId: machine.id };
  const create = () =>
    send(async () => {
      const { path } = await createFeed(arg).unwrap();
      setAddress(new URL(path, globalThis.location.href).href);
    });
  const end = () =>
    send(async () => {
      await endFeed(arg).unwrap();
      // The button that ends a feed goes with it.
      createButton.current?.focus();
      dispatch(messageShown({ status: true, message: feedTexts.ended(machine.name), delay: messageDelays.listAction }));
    });
  return (
    <Row>
      <Cluster $justify="space-between">
        <Stack $gap="space4">
          <Text $strong>{machine.name}</Text>
          <Text $size="note" $color="ink2">
            {createdAt === undefined ? feedTexts.none : feedTexts.since(formatShortDate(createdAt))}
          </Text>
        </Stack>
        <Cluster $gap="space8">
          <Button
            ref={createButton}
            saving={sending}
            aria-label={(createdAt === undefined ? feedTexts.createOf : feedTexts.replaceOf)(machine.name)}
            onClick={() => void create()}
          >
            {createdAt === undefined ? feedTexts.create : feedTexts.replace}
          </Button>
          {createdAt !== undefined && (
            <Button saving={sending} aria-label={feedTexts.endOf(machine.name)} onClick={() => void end()}>
              {feedTexts.end}
            </Button>
          )}
        </Cluster>
      </Cluster>
      <FormFailure>{failure}</FormFailure>
      {address !== undefined && <AddressDialog machine={machine.name} address={address} onClose={() => setAddress(undefined)} />}
    </Row>
  );
}
