import { constants } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { everyCall } from '#contract/index.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { claimFolder } from './claim-folder.ts';
import { openBackups } from './platform/backup/backup-process.ts';
import { type Wiring, connect } from './platform/database/connect.ts';
import { keepRows } from './platform/kept-rows/kept-rows.ts';
import { migrate } from './platform/database/migrate.ts';
import { openHub } from './platform/events/hub.ts';
import { SOCKET_PATH, addSocket } from './platform/events/socket.ts';
import type { Guards } from './platform/http/authenticate.ts';
import { addCallbacks } from './platform/http/callbacks/add-callbacks.ts';
import type { CallbackRoute } from './platform/http/callbacks/serve-callbacks.ts';
import type { Platform } from './platform/http/handler.ts';
import { addHealth } from './platform/http/probes/health.ts';
import { DOCS_PATHS, addDocs } from './platform/http/openapi.ts';
import { addRoutes, checkCoverage, openHttp, refuseUndeclared } from './platform/http/server.ts';
import { type Queue, openQueue } from './platform/jobs/open-queue.ts';
import { mustRest } from './platform/jobs/sleep.ts';
import { closedHttpClient, closedMailClient } from './platform/past/closed-lines.ts';
import { shownStorage } from './platform/past/shown-storage.ts';
import { openMetrics } from './platform/metrics.ts';
import { addWeb } from './platform/http/web.ts';
import { createHttpClient } from './platform/http-client/http-client.ts';
import { createMailClient } from './platform/mail-client/mail-client.ts';
import { type Payments, openPayments } from './platform/payments.ts';
import { openSecrets } from './platform/secrets.ts';
import type { Services } from './platform/services.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { type WritePath, openWritePath } from './platform/write/write.ts';
import { isActOfSigningIn } from './access/index.ts';
import { openProviders, openWechatPay } from './services/index.ts';
import { OWN_CHAT_SCRIPT, openReach } from './settings/index.ts';
import { channelProvider, demoProvider, isDemonstration, openDemoChannel, openDemoMall } from './demo/index.ts';
import { type Seed, assemble } from './domains.ts';

export interface AppOptions {
  databaseUrl: string;
  /** How it is reached past a pooler. */
  wiring?: Wiring | undefined;
  dataDir: string;
  /** Bucket for files; undefined keeps them in the data folder. */
  storageUrl?: string | undefined;
  port: number;
  logLevel: string;
  /** Path that the shop is served below; blank at the top of its host. */
  basePath?: string;
  trustProxy: number | string | false;
  corsOrigins?: readonly string[];
  /** Origins that the chat script of our own pages may use; none leaves the script out. */
  chatOrigins?: readonly string[];
  metricsToken?: string | undefined;
  /** Time for an open line to say who it is. */
  greetingMs?: number;
  /** Open lines of one session. */
  linesMax?: number;
  /** True lets a stand-in answer refunds, false leaves them to people; undefined is true in a demonstration only. */
  paymentsStandIn?: boolean | undefined;
  /** Hosts of the owner's own network that may be asked for something. */
  innerHosts?: readonly string[];
  /** Address that it listens at; all of this machine unless told. */
  host?: string;
  /** The shop is one of a moment: it is shown, signs in, and does nothing else. */
  moment?: Date | undefined;
}

export interface AppParts {
  clock?: Clock;
  /** Payment providers other than those of the settings. */
  payments?: Payments;
  /** Callbacks of providers besides those that the domains serve. */
  callbacks?: (services: Services) => CallbackRoute[];
  /** False leaves queued jobs and timers to the caller. */
  works?: boolean;
  /** Distance by which the process of backups gives way to the server. */
  backupNiceness?: number;
  /** Folder of the built front end. */
  web?: string;
}

/** Address of this server on this machine. */
function localOrigin({ server }: FastifyInstance, port: number): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
}

const CONNECTIONS = 10;
const SWEEP_MS = 50;
const WEB = join(import.meta.dirname, '../../web/dist');

export type App = Awaited<ReturnType<typeof openApp>>;

/** Puts the server together on a migrated database; `listen` opens the port. */
export async function openApp(options: AppOptions, parts: AppParts = {}) {
  const { databaseUrl, wiring, moment } = options;
  const past = moment && { moment, mayWrite: isActOfSigningIn };
  const { clock = systemClock, works = !past, web = WEB } = parts;
  const directUrl = wiring?.directUrl ?? databaseUrl;
  await migrate(directUrl);
  const database = connect(databaseUrl, CONNECTIONS, { ...wiring, isShown: past !== undefined });
  const hub = await openHub(directUrl);
  keepRows(database, hub);
  const kept = await openStorage(options.storageUrl, join(options.dataDir, 'files'));
  const storage = past ? shownStorage(kept, past) : kept;
  const reach = openReach(database, options.basePath ?? '');
  const http = await openHttp(options, reach);
  // Whatever signing in would begin is left to the shop that runs.
  const enqueue: Queue['enqueue'] = async (...due) => !past && queue.enqueue(...due);
  const write: WritePath = openWritePath(database, clock, enqueue, hub.heardByAll, past);
  const httpClient = past ? closedHttpClient : createHttpClient(options.innerHosts);
  const mailClient = past ? closedMailClient : createMailClient(options.innerHosts);
  const secrets = openSecrets(options.dataDir);
  const metrics = openMetrics();
  const { dataDir } = options;
  const ground = { database, clock, httpClient, secrets, write };
  const demo = demoProvider(database, options.paymentsStandIn);
  const demoChannel = openDemoChannel(
    { ...ground, dataDir },
    { origin: () => localOrigin(http, options.port), isAllowed: !past && options.paymentsStandIn !== false },
  );
  const wechatPay = openWechatPay({ ...ground, httpClient: demoChannel.httpClient });
  const demoMall = openDemoMall({ ...ground, dataDir });
  const providers = openProviders(
    { ...ground, demoChannel, mallClient: past ? closedHttpClient : demoMall.httpClient, mailClient },
    wechatPay,
    (...known) => {
      const ofChannel = known.map((each) => channelProvider(database.db, demoChannel, each));
      return parts.payments ?? openPayments([...ofChannel, demo, ...known]);
    },
  );
  const backups = openBackups(new URL('backup-program.ts', import.meta.url), {
    url: directUrl,
    dataDir,
    storageUrl: options.storageUrl,
    innerHosts: options.innerHosts ?? [],
    niceness: parts.backupNiceness ?? constants.priority.PRIORITY_BELOW_NORMAL,
  });
  const services: Services = { ...ground, hub, storage, providers, metrics, backups, dataDir, directUrl };
  const domains = assemble(services, { wechatPay, demoChannel, demoMall, callbacks: parts.callbacks?.(services) });
  const queue = await openQueue({
    url: directUrl,
    jobs: domains.jobs,
    timers: domains.timers,
    works,
    onFault: (error) => http.log.error({ err: error }, 'job failed'),
  });

  const guards: Guards = domains.guards;
  const platform: Platform = { database, clock, write, guards, reach, past };
  checkCoverage(everyCall(), domains.routes);
  const callbackPaths = domains.callbacks.map(({ callback }) => `/api${callback.path}`);
  refuseUndeclared(http, domains.routes, [SOCKET_PATH, ...DOCS_PATHS, ...domains.ownPaths, ...callbackPaths]);
  addHealth(http, database, metrics, { ...options, silence: hub.silence });
  const { basePath } = reach;
  await addWeb(http, web, guards, { basePath, moment, script: options.chatOrigins?.length ? OWN_CHAT_SCRIPT : undefined });
  await addDocs(http, everyCall(), guards, basePath);
  domains.addOwn(http);
  addRoutes(http, domains.routes, platform);
  if (!past) await addCallbacks(http, domains.callbacks, domains.intake);
  const { greetingMs, linesMax } = options;
  addSocket(http, { db: database.db, clock, hub, guards, heardOf: domains.heardOf, greetingMs, linesMax });
  await http.ready();
  if (works) await queue.work(services);

  return {
    ...services,
    http,
    /** Runs what is queued, once. */
    runQueued: () => queue.drain(services),
    /** Runs every timer and what is queued, once. */
    async runDue(): Promise<void> {
      for (const timer of domains.timers) if (!(await mustRest(database.db, timer))) await timer.run(services);
      await queue.drain(services);
    },
    isDemonstration: () => isDemonstration(database.db),
    /** Proves that servers on this database share the data folder; answers what the owner should know. */
    claimFolder: () => claimFolder(services),
    seed: (seed: Seed) => domains.seed(seed),
    async listen(): Promise<string> {
      const address = await http.listen({ port: options.port, host: options.host ?? '0.0.0.0' });
      // Notices that wait in the channel of a demonstration come without being asked for.
      if (await demoChannel.isOn())
        await demoChannel.start().catch((error: unknown) => http.log.error({ err: error }, 'no channel'));
      return address;
    },
    /** Lets requests and jobs in flight finish first. */
    async close(): Promise<void> {
      // A connection kept alive by its client would hold the server open for as long as it likes.
      const sweep = setInterval(() => http.server.closeIdleConnections(), SWEEP_MS);
      await http.close().finally(() => clearInterval(sweep));
      await queue.close();
      await demoChannel.end();
      await demoMall.end();
      await hub.close();
      await database.close();
    },
  };
}
