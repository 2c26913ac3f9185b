import { nextTask } from './next-task';

/**
 * Evaluates the modules of this bundle and starts the shell in several tasks: in one, a slow phone would not respond for half a second.
 * "eager" keeps the modules in the bundle.
 */
async function startInTasks() {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@scanharbor/shared-contracts/platform');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@scanharbor/shared-contracts');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap');
  await nextTask();
  await start();
}

startInTasks().catch((error: unknown) => {
  window.showStartFailure?.();
  throw error;
});
