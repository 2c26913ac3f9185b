import { TestEnvironment } from 'jest-environment-node';
import { freshApi } from './api-process.mjs';

/** Node plus a running API, seeded again before each test file. Its origin is `globalThis.apiAddress`. */
export class NodeWithApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.apiAddress = await freshApi();
    // Where the tests run on a PostgreSQL server: the database behind that API.
    this.global.apiDatabase = process.scanharborDatabase;
  }
}

export default NodeWithApiEnvironment;
