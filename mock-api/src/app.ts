import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { zipTableGeocoder } from './centers/geocoder';
import { createClock } from './clock';
import { type Context } from './context';
import { addControl } from './control/control';
import { createFaults, applyFaults } from './control/faults';
import { connect, empty, takeStock } from './db/connect';
import { checkAccess } from './http/access';
import { accidentOf } from './http/accidents';
import { answerDuplicatesOnce } from './http/duplicates';
import { answerErrors, answerNoise, answerUnreadable } from './http/error-handler';
import { addPlugins } from './http/plugins';
import { addRoute } from './http/route';
import { refuseUnkeepableTexts } from './http/texts-sent';
import { findCaller, wasSession } from './http/session';
import { type AppOptions, defaultLimits } from './options';
import { createOutbox } from './outbox';
import { doubleGateway } from './payments/card-gateway';
import { guardedGateway } from './payments/guarded-gateway';
import { allRoutes } from './routes/index';
import { isSeeded, seed } from './seed/seed';
import { addStripeDouble } from './stripe-double/route';

const apiPrefix = '/api';

interface Api {
  app: FastifyInstance;
  context: Context;
  /** Back to the seed data and the machine's time. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The API without a port: opens the database, brings it up to date, seeds it when new, and adds every route. */
export async function createApp(options: AppOptions = {}): Promise<Api> {
  const migrations = fileURLToPath(new URL('../drizzle', import.meta.url));
  const clock = createClock();
  const connection = await connect({
    url: options.databaseUrl,
    dataFolder: options.dataFolder,
    migrations,
    fill: async (tables) => {
      if (!(await isSeeded(tables))) await seed(tables, clock.now(), options.demoPassword);
    },
  });
  const { db } = connection;
  const app = Fastify({
    logger: { level: 'error' },
    bodyLimit: 1024 * 1024,
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerNoise,
  });
  const limits = { ...defaultLimits, ...options.limits };
  const context: Context = {
    db,
    clock,
    limits,
    outbox: createOutbox(db, clock),
    cards: guardedGateway(options.cards ?? doubleGateway, limits.cardMilliseconds, (cause) => {
      app.log.error(accidentOf(cause), 'card provider');
    }),
    geocoder: options.geocoder ?? zipTableGeocoder,
  };
  await takeStock(db);

  const faults = createFaults();
  let forgetDuplicates = () => {};
  const reset = async () => {
    clock.reset();
    faults.clear();
    forgetDuplicates();
    await empty(db);
    await seed(db, clock.now(), options.demoPassword);
  };

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  answerErrors(app);
  await addPlugins(app, { corsOrigins: options.corsOrigins ?? [], uploadBytes: context.limits.uploadBytes });
  await app.register(
    async (api) => {
      if (options.control) applyFaults(api, faults);
      api.addHook('onRequest', async (request, reply) => {
        const { access, expired } = request.routeOptions.config;
        if (!access) return;
        request.caller = await findCaller(context, request, reply);
        if (expired && !request.caller && (await wasSession(context, request))) throw expired();
        checkAccess(access, request.caller);
      });
      refuseUnkeepableTexts(api);
      forgetDuplicates = answerDuplicatesOnce(api).forget;
      for (const route of allRoutes()) addRoute(api, context, route);
      addStripeDouble(api);
      if (options.control) addControl(api, { context, faults, reset });
    },
    { prefix: apiPrefix },
  );
  await app.ready();

  return {
    app,
    context,
    reset,
    close: async () => {
      await app.close();
      await connection.close();
    },
  };
}
