import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import { Histogram, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../database/connect.ts';
import type { Metrics } from '../metrics.ts';
import { isSameSecret } from '../text/is-same-secret.ts';
import { watchDisk } from './disk.ts';
import { loggedPath } from './faults/describe-fault.ts';

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
}

/** Live: the process answers. Ready: so does the database, and there is room on the disk. Metrics: for Prometheus. */
export function addHealth(
  http: FastifyInstance,
  { db, pool }: Database,
  { registry }: Metrics,
  { dataDir, metricsToken }: HealthOptions,
): void {
  const isDiskFull = watchDisk(http, pool, dataDir);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'signalbox_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  http.addHook('onResponse', (request, reply, done) => {
    duration.observe({ route: request.routeOptions.url ?? 'none' }, reply.elapsedTime / 1000);
    request.log.info({ method: request.method, url: loggedPath(request), ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  http.get('/health/live', async () => ({ status: 'live' }));
  http.get('/health/ready', async (request, reply) => {
    const isReached = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const trouble = isReached ? (await isDiskFull()) && 'disk full' : 'database unreachable';
    const figures = maySeeFigures(request, metricsToken) ? { waiting: pool.waitingCount } : {};
    return reply.code(trouble ? 503 : 200).send({ status: trouble || 'ready', ...figures });
  });
  http.get('/metrics', async (request, reply) => {
    if (!maySeeFigures(request, metricsToken)) return reply.code(404).type('text/plain').send('not found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
