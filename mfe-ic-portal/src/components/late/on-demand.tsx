import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { texts } from '../../texts';
import { lateCode } from './late-code';
import { useLateCode } from './use-late-code';

interface Closable {
  onClose: () => void;
}

/**
 * A dialog whose code is fetched when it is opened for the first time, so that the screen's first load does not carry it.
 * Takes how to load it. When that fails, a message says so and the dialog counts as closed; the next press tries again.
 */
export function onDemand<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  const code = lateCode(load);
  function OnDemand(props: Props) {
    const dispatch = useAppDispatch();
    const { Part, failed } = useLateCode(code);
    const giveUp = useEffectEvent(() => {
      dispatch(messageShown({ id: 'on-demand', status: false, message: texts.onDemand.failed }));
      props.onClose();
    });
    useEffect(() => {
      if (failed) giveUp();
    }, [failed]);
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(OnDemand, { ahead: code.ahead });
}
