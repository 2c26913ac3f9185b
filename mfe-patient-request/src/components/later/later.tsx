import { type ComponentType, useEffect, useState } from 'react';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Spinner } from '@scanharbor/shared-ui/spinner';
import { laterTexts } from '../../texts';

interface LaterProps<Props> {
  /** Loads the component's code; called again on Try again. Must be one function for all renders. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** A component whose code is fetched when it is first needed; says so meanwhile, and offers another try when that fails. */
export function Later<Props extends object>({ load, props }: LaterProps<Props>) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    load().then(
      (Part) => wanted && setLoaded({ Part }),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [load, attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (loaded) return <loaded.Part {...props} />;
  if (failed) return <LoadError level={3} title={laterTexts.failed} onRetry={retry} />;
  return <Spinner />;
}
