import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../database/connect.ts';
import { drift } from '../drift.ts';

/** Live: the process answers. Ready: so does the database. Metrics: for Prometheus. */
export function addHealth(http: FastifyInstance, { db, pool }: Database): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(drift);
  const duration = new Histogram({
    name: 'signalbox_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  http.addHook('onResponse', async (request, reply) => {
    duration.observe({ route: request.routeOptions.url ?? 'none' }, reply.elapsedTime / 1000);
    request.log.info({ method: request.method, url: request.url.split('?')[0], ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  http.get('/health/live', async () => ({ status: 'live' }));
  http.get('/health/ready', async (_request, reply) => {
    const isReady = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ready' : 'database unreachable', waiting: pool.waitingCount });
  });
  http.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
