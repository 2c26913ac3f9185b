import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { createPasswordHasher } from './accounts/password-hasher';
import { createRecentReads } from './audit/recent-reads';
import { logRefusals } from './audit/log-refusals';
import { isListRead } from './audit/audited-calls';
import { withAudit } from './audit/with-audit';
import { findCaller, isExpiredSession } from './accounts/session';
import { startBackgroundWork } from './background-work';
import { createClock } from './clock';
import { addMachineFeeds } from './feeds/machine-feeds';
import { type Context } from './context';
import { createContext } from './create-context';
import { addControl } from './control/control';
import { createFaults, applyFaults } from './control/faults';
import { connect, requireMigrations } from './db/database';
import { monitorStatements } from './db/monitored-statements';
import { defaultTiming, openJobQueue } from './db/job-queue';
import { resolveCaller } from './http/access';
import { createCallLimits } from './http/call-limits';
import { createServer } from './http/create-server';
import { createHeavyReads } from './http/heavy-reads';
import { createPatientsFirst } from './http/patients-first';
import { toErrorLog } from './http/unexpected-errors';
import { deduplicatePosts } from './http/deduplicate-posts';
import { endIdleConnections } from './http/end-idle-connections';
import { registerErrorHandler } from './http/error-handler';
import { logCalls } from './http/call-log';
import { addHealth } from './http/health';
import { addPlugins } from './http/plugins';
import { addResponseHeaders } from './http/response-headers';
import { addRoute } from './http/route';
import { rejectUnstorableText } from './http/reject-unstorable-text';
import { noMonitor } from './monitoring/monitor';
import { type AppOptions, defaultLimits, requireSafeOptions } from './options';
import { packageFolder } from './package-folder';
import { addMessagePages } from './messages/message-pages';
import { addChangeStreams } from './portal/change-streams';
import { followOpenRequests } from './portal/open-requests';
import { createGateway } from './payments/settings';
import { addVersionSets } from './releases/version-set';
import { allRoutes } from './routes/index';
import { demoPassword, demoPasswordHash } from './seed/demo-data';
import { createReseed } from './seed/reseed';
import { isSeeded, seed } from './seed/seed';
import { addStripeDouble } from './fake-stripe/route';
import { addTelemetry } from './telemetry/report';

const apiPrefix = '/api';

interface Api {
  app: FastifyInstance;
  context: Context;
  /** Restores the seed data and the system time. */
  reset: () => Promise<void>;
  /**
   * Ends what clients have open: `/ready` fails, and each response closes its connection. Returns when that is done, or after half a
   * second.
   */
  drain: () => Promise<void>;
  close: () => Promise<void>;
}

/** Creates the API without a port: opens and migrates the database, seeds a new one, and adds every route. */
export async function createApp(options: AppOptions = {}): Promise<Api> {
  const migrations = join(packageFolder, 'drizzle');
  const clock = createClock();
  requireSafeOptions(options);
  const passwords = createPasswordHasher({ cheap: options.cheapHashes ?? false });
  let demoHash: Promise<string> | undefined;
  const isDefaultDemo = options.demoPassword === undefined && !options.cheapHashes;
  const hashDemoPassword = () =>
    (demoHash ??= isDefaultDemo ? Promise.resolve(demoPasswordHash) : passwords.hash(options.demoPassword ?? demoPassword));
  const limits = { ...defaultLimits, ...options.limits };
  const patientsFirst = createPatientsFirst();
  const connection = await connect({
    url: options.databaseUrl,
    statementTimeoutMs: limits.statementTimeoutMs,
    dataFolder: options.dataFolder,
    diskReserveBytes: limits.diskReserveBytes,
    beforeStatement: () => patientsFirst.wait(),
    migrations,
    fill: async (tables) => {
      if (!(await isSeeded(tables))) await seed(tables, clock.now(), await hashDemoPassword());
    },
  });
  const { db } = connection;
  let monitor = noMonitor;
  const app = createServer({
    limits,
    logLevel: options.logLevel,
    trustedProxies: options.trustedProxies,
    getLogFields: options.monitoring && (() => monitor.getLogFields()),
  });
  const connections = endIdleConnections(app);
  if (options.monitoring) {
    // Loads the SDK only where it is used: it would double the memory of the code, and slow each start down.
    const { startMonitor } = await import('./monitoring/open-telemetry');
    const report = (reason: string) => app.log.warn({ reason }, 'telemetry not delivered');
    monitor = await startMonitor(options.monitoring, { connections: connection.connections, report });
    monitorStatements(db, monitor);
    monitor.addCalls(app);
  }
  const { delivery, payments } = options;
  const reportQueue = (cause: unknown) => app.log.error(toErrorLog(cause), 'message queue');
  const timing = delivery?.timing ?? payments?.timing ?? defaultTiming;
  // pg-boss creates a queue in several steps: of two processes that do so at the same time, PostgreSQL can end one as a deadlock.
  const openQueue = () => connection.takeTurn(() => openJobQueue(connection.run, timing, reportQueue, monitor));
  const queue = delivery || payments ? await openQueue() : null;
  const gateway = options.cards ?? (await createGateway(payments));
  // The embedded engine runs one statement at a time: of several lists in its queue, each would delay the statement of another call.
  const { running, waiting } = limits.heavyReads;
  const { asHeavyRead, readForStaff } = createHeavyReads({
    runningOfStaff: options.databaseUrl ? running : 1,
    runningOfPatients: Math.ceil(running / 2),
    waiting,
    // A server runs the statements of several calls at the same time.
    runOfStaff: options.databaseUrl ? (work) => work() : (work) => patientsFirst.runAfter(work),
  });
  const context = await createContext(options, {
    db,
    changes: connection.changes,
    clock,
    limits,
    passwords,
    queue,
    gateway,
    monitor,
    readForStaff,
    reportCardFailure: (cause) => app.log.error(toErrorLog(cause), 'card provider'),
  });
  const reads = createRecentReads(clock);

  const faults = createFaults();
  let clearDuplicates = () => {};
  const reseed = createReseed(db);
  const reset = async () => {
    clock.reset();
    reads.clear();
    faults.clear();
    clearDuplicates();
    await reseed(clock.now(), await hashDemoPassword());
    context.sessions.clear();
  };

  app.decorateRequest('caller', null);
  registerErrorHandler(app, { disk: connection.disk, countRefusal: (limit) => monitor.countRefusal(limit) });
  addResponseHeaders(app);
  await addPlugins(app, { corsOrigins: options.corsOrigins ?? [], uploadBytes: context.limits.uploadBytes });
  await app.register(
    async (api) => {
      if (options.control) applyFaults(api, faults);
      const { checkAddress, checkSession } = createCallLimits(api, limits.callsPerMinute);
      api.addHook('onRequest', async (request, reply) => {
        const { call, access, expired } = request.routeOptions.config;
        if (!access || !call) return;
        await checkAddress(request);
        const caller = await findCaller(context, request, reply);
        if (expired && !caller && (await isExpiredSession(context, request))) throw expired();
        request.caller = caller;
        await checkSession(request);
        request.caller = resolveCaller(call, access, caller);
      });
      // Not before the body has arrived: it may come slowly.
      api.addHook('preHandler', (request, reply, done) => {
        if (request.routeOptions.config.call) patientsFirst.add(request.caller, reply.raw);
        done();
      });
      logRefusals(api);
      logCalls(api);
      rejectUnstorableText(api);
      clearDuplicates = deduplicatePosts(api).clear;
      for (const route of allRoutes()) {
        const audited = withAudit(route, reads);
        // A list with versions is often in memory: it waits for its turn where it needs the database.
        addRoute(api, context, isListRead(route.name) && !route.isUnchanged ? asHeavyRead(audited) : audited);
      }
      addStripeDouble(api);
      addMessagePages(api, context, delivery);
      addTelemetry(api, context);
      addVersionSets(api, context);
      addMachineFeeds(api, context);
      await addChangeStreams(api, context, connection.changes);
      await followOpenRequests(context, connection.changes);
      if (payments?.webhookSecret) {
        const { addCardEvents } = await import('./payments/card-events');
        addCardEvents(api, context, payments.webhookSecret);
      }
      if (options.control) addControl(api, { context, faults, reset });
    },
    { prefix: apiPrefix },
  );
  addHealth(app, async () => {
    if (connections.isDraining()) throw new Error('The API is stopping');
    await requireMigrations(db, migrations);
    return connection.disk.isFull() ? 'disk full' : 'ready';
  });
  await app.ready();
  const endWork = await startBackgroundWork(context, options, { log: app.log, queue, gateway, reportQueue });

  return {
    app,
    context,
    reset,
    drain: () => connections.drain(),
    close: async () => {
      await app.close();
      await endWork();
      await connection.close();
      await monitor.close();
    },
  };
}
