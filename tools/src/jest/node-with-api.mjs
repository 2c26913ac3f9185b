import { TestEnvironment } from 'jest-environment-node';
import { resetApi } from './api-process.mjs';

/** Provides Node and a running API, seeded again before each test file. Its origin is `globalThis.apiAddress`. */
export class NodeWithApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.apiAddress = await resetApi();
    // The database of that API in a test run with a PostgreSQL server.
    this.global.apiDatabase = process.scanharborDatabase;
  }
}

export default NodeWithApiEnvironment;
