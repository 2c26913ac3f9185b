import { resetApi } from './api-process.mjs';
import { BrowserEnvironment } from './browser.mjs';

/** Provides jsdom and a running API, seeded again before each test file. Its origin is `globalThis.apiAddress`. */
export class BrowserWithApiEnvironment extends BrowserEnvironment {
  async setup() {
    await super.setup();
    this.global.apiAddress = await resetApi();
  }
}

export default BrowserWithApiEnvironment;
