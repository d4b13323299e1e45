import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../../database/connect.ts';
import type { Metrics } from '../../metrics.ts';
import { isSameSecret } from '../../text/is-same-secret.ts';
import { watchDisk } from './disk.ts';
import { loggedPath } from '../faults/describe-fault.ts';

/** Figures of the process, collected once: their watch over collected garbage has no end, and would keep each closed shop in memory. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Figures are for the owner's own tools: by a token, or from the machine itself and not through a balancer on it. */
function maySeeFigures({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSameSecret(`Bearer ${token}`, headers.authorization ?? '');
  const isForwarded = Object.keys(headers).some(
    (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded'),
  );
  return !isForwarded && LOOPBACK.has(socket.remoteAddress ?? '');
}

export interface HealthOptions {
  /** Folder of the files of this server. */
  dataDir: string;
  metricsToken?: string | undefined;
  /** Milliseconds since news could last be heard. */
  silence(): number;
}

/** A probe that waits for longer takes the server for dead. */
const ANSWER_MS = 3000;
/** Silence after which a server that hears no news is taken out: it would go on asking the database for each call. */
const DEAF_MS = 15_000;

const answersInTime = (asked: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    asked.then(
      () => true,
      () => false,
    ),
    sleep(ANSWER_MS, false, { ref: false }),
  ]);

/** Paths that a probe may be pointed at by mistake: the page of the front end would tell it that all is well. */
const MISTAKEN = ['/health', '/health/*', '/healthz', '/livez', '/readyz'];
const NO_SUCH_PROBE = 'not found: /health/live says whether the process runs, /health/ready whether it can serve\n';

/**
 * Live: the process answers. Ready: so does the database, news arrive, and there is room on the disk. Metrics: for Prometheus.
 */
export function addHealth(
  http: FastifyInstance,
  { db, pool }: Database,
  { registry }: Metrics,
  { dataDir, metricsToken, silence }: HealthOptions,
): void {
  const isDiskFull = watchDisk(http, pool, dataDir);
  const duration = new Histogram({
    name: 'signalbox_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  async function troubleNow(): Promise<string | undefined> {
    if (!(await answersInTime(db.execute(sql`select 1`)))) return 'database unreachable';
    if (silence() > DEAF_MS) return 'no news arrive';
    return (await isDiskFull()) ? 'disk full' : undefined;
  }

  http.addHook('onResponse', (request, reply, done) => {
    duration.observe({ route: request.routeOptions.url ?? 'none' }, reply.elapsedTime / 1000);
    request.log.info({ method: request.method, url: loggedPath(request), ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  for (const path of MISTAKEN) http.get(path, async (_, reply) => reply.code(404).type('text/plain').send(NO_SUCH_PROBE));
  http.get('/health/live', async () => ({ status: 'live' }));
  http.get('/health/ready', async (request, reply) => {
    const trouble = await troubleNow();
    const figures = maySeeFigures(request, metricsToken) ? { waiting: pool.waitingCount } : {};
    return reply.code(trouble ? 503 : 200).send({ status: trouble ?? 'ready', ...figures });
  });
  http.get('/metrics', async (request, reply) => {
    if (!maySeeFigures(request, metricsToken)) return reply.code(404).type('text/plain').send('not found');
    const figures = await Promise.all([registry.metrics(), ofProcess.metrics()]);
    return reply.type(registry.contentType).send(figures.join('\n'));
  });
}
