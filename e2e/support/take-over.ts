interface Watched {
  shift: number;
  blanks: number;
  heading?: string | undefined;
}

const script = () => {
  const watched: Watched = { shift: 0, blanks: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) watched.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // Once a frame showed the heading, every later one has to.
  const everyFrame = () => {
    const heading = document.querySelector('main h1')?.textContent;
    if (heading) watched.heading ??= heading;
    else if (watched.heading !== undefined) watched.blanks += 1;
    requestAnimationFrame(everyFrame);
  };
  requestAnimationFrame(everyFrame);
};

/** From now on each page notes its layout shifts, and the frames that lost what was shown before. */
export const watchTakeOver = () => browser.addInitScript(script);

/** What was noted until the page was alive and its data there. */
export async function takenOver() {
  await $('[data-from]').waitForExist();
  await browser.waitUntil(async () => !(await $('main [aria-busy=true]').isExisting()));
  return browser.execute(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
    const { watched } = window as unknown as { watched: Watched };
    return {
      shift: watched.shift,
      blanks: watched.blanks,
      heading: watched.heading === document.querySelector('main h1')?.textContent ? 'same' : 'another',
      canonicals: document.querySelectorAll('link[rel=canonical]').length,
    };
  });
}
