import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE, SECOND } from '#contract/durations.ts';

const MB = 1024 * 1024;

/** Largest body of a request without a limit of its own, and of one that needs no session. */
export const BODY_MAX = MB;
export const OPEN_BODY_MAX = MB / 16;

const DEPTH_MAX = 32;
/** Time for a body to arrive. Files of whoever was let in get as long as the server gives any request. */
const ARRIVAL_MS = MINUTE;
/** Time for the rest of a body after the answer to it: a client that is cut off while it sends may never read that it was refused. */
const LINGER_MS = 5 * SECOND;

declare module 'fastify' {
  interface FastifyRequest {
    /** Body as it travelled, because signatures are over bytes. */
    rawBody?: string;
    /** Ends the connection of a body that takes too long. */
    lateBody?: ReturnType<typeof setTimeout>;
  }
  interface FastifyContextConfig {
    takesFile?: boolean;
  }
}

/** Recursive checks of nested JSON would exhaust the stack. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  const value: unknown = JSON.parse(text);
  if (isDeeperThan(DEPTH_MAX, value)) throw new Error('nested too deeply');
  return value;
}

const awaitsBody = ({ raw }: FastifyRequest): boolean =>
  !raw.complete &&
  !raw.readableEnded &&
  (raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0);

/** Ends the connection unless the body has arrived in time; a later limit takes the place of an earlier one. */
function limitArrival(request: FastifyRequest, arrivalMs: number): void {
  const { raw } = request;
  clearTimeout(request.lateBody);
  const late = setTimeout(() => raw.destroy(), arrivalMs).unref();
  request.lateBody = late;
  const arrived = () => clearTimeout(late);
  raw.once('end', arrived).once('close', arrived);
}

/** JSON and forms, limited in time and depth. */
export function acceptBodies(app: FastifyInstance, arrivalMs = ARRIVAL_MS, lingerMs = LINGER_MS): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body);
    done(null, Object.fromEntries(new URLSearchParams(request.rawBody)));
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body);
    try {
      done(null, parseJson(request.rawBody));
    } catch {
      done(Object.assign(new Error('bad JSON'), { statusCode: 400 }));
    }
  });
  app.addHook('onRequest', (request, _, done) => {
    if (awaitsBody(request)) limitArrival(request, arrivalMs);
    done();
  });
  // Only a request that nobody refused gets this far.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (request.routeOptions.config.takesFile) clearTimeout(request.lateBody);
    done();
  });
  app.addHook('onResponse', (request, _, done) => {
    if (awaitsBody(request)) limitArrival(request, lingerMs);
    done();
  });
}
