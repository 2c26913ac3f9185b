/**
 * Resolves in a task of its own, so that the browser responds and paints before what follows. Unlike a timer it is not slowed down in a
 * hidden tab.
 */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
