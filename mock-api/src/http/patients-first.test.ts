import { EventEmitter } from 'node:events';
import { createPatientsFirst } from './patients-first';
import { type Caller } from './session';

const asUser = (userType: 'patient' | 'provider') => ({ user: { userType } }) as Caller;

/** Lets everything go on that waits for nothing. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function createList() {
  const order = createPatientsFirst();
  const statements: number[] = [];
  const run = () =>
    order.runAfter(async () => {
      for (const statement of [1, 2]) {
        await order.wait();
        statements.push(statement);
      }
    });
  return { order, statements, run };
}

it.each([
  ['a patient', asUser('patient')],
  ['a guest', null],
])('lets the calls of %s end before each statement of a list', async (_name, caller) => {
  const { order, statements, run } = createList();
  const [first, second] = [new EventEmitter(), new EventEmitter()];
  order.add(caller, first);
  order.add(caller, second);
  const list = run();
  await settle();
  first.emit('close');
  await settle();
  expect(statements).toEqual([]);
  second.emit('close');
  await list;
  expect(statements).toEqual([1, 2]);
});

it('lets a list wait neither for staff nor forever, and no other call at all', async () => {
  const { order, statements, run } = createList();
  order.add(asUser('provider'), new EventEmitter());
  await run();
  expect(statements).toEqual([1, 2]);

  order.add(asUser('patient'), new EventEmitter());
  await order.wait();
  const started = performance.now();
  await run();
  // Both statements together wait once.
  expect(performance.now() - started).toBeGreaterThan(200);
  expect(statements).toEqual([1, 2, 1, 2]);
});
