import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import type { AnyCall } from '#contract/call.ts';
import { MINUTE } from '#contract/durations.ts';
import { authenticate, refuseInPast } from './authenticate.ts';
import { BODY_MAX, OPEN_BODY_MAX, acceptBodies } from './bodies/bodies.ts';
import { compressAnswers } from './bodies/compress.ts';
import { describeFault, loggedPath } from './faults/describe-fault.ts';
import { invalid, isCall } from './answers/envelope.ts';
import { answerTo } from './faults/errors.ts';
import { type Platform, handlerOf } from './handler.ts';
import { allowOrigins } from './origins.ts';
import type { Reach } from './reach.ts';
import { securityHeaders } from './security-headers.ts';
import type { Route } from './serve.ts';

const FILE_MAX = 50 * 1024 * 1024;
/** Time for a whole request, the largest upload on a slow line included. */
const REQUEST_MS = 10 * MINUTE;

export interface HttpOptions {
  /** pino level; `silent` in tests. */
  logLevel: string;
  /** Balancers in front: how many, or their networks. */
  trustProxy: number | string | false;
  /** Origins of clients that are served from elsewhere. */
  corsOrigins?: readonly string[];
  /** Origins that the chat script of our own pages may use. */
  chatOrigins?: readonly string[];
}

/** Refuses to start when contract and routes do not cover each other exactly. */
export function checkCoverage(declared: readonly AnyCall[], routes: readonly Route[]): void {
  const served = new Set(routes.map(({ call }) => call));
  const unserved = declared.filter((call) => !served.has(call));
  const undeclared = routes.filter(({ call }) => !declared.includes(call));
  const open = declared.filter(({ permission }) => !permission);
  const complaints = [
    ...unserved.map(({ method, path }) => `declared but not implemented: ${method} ${path}`),
    ...undeclared.map(({ call }) => `implemented but not declared: ${call.method} ${call.path}`),
    ...open.map(({ method, path }) => `no permission declared: ${method} ${path}`),
  ];
  if (complaints.length > 0) throw new Error(`The contract does not hold:\n${complaints.join('\n')}`);
}

const trusted = (proxies: HttpOptions['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;

const NOBODY_ELSE: Pick<Reach, 'basePath' | 'origins'> = { basePath: '', origins: async () => [] };

/** Address without the path that the shop is served below, which a proxy may have left there or taken off. */
export function pathWithin(basePath: string, url: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

/** Fastify with the wire's manners: HTTP 200 for every call that there is, an envelope for everything below `/api`. */
export async function openHttp(
  options: HttpOptions,
  reach: Pick<Reach, 'basePath' | 'origins'> = NOBODY_ELSE,
): Promise<FastifyInstance> {
  const app = Fastify({
    rewriteUrl: ({ url = '/' }) => pathWithin(reach.basePath, url),
    logger: {
      level: options.logLevel,
      serializers: { err: describeFault },
      redact: ['req.headers["authori-zation"]', 'req.headers.authorization', 'req.headers.cookie'],
    },
    trustProxy: trusted(options.trustProxy),
    bodyLimit: BODY_MAX,
    requestTimeout: REQUEST_MS,
    genReqId: () => randomUUID().slice(-12),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: 2000 },
    forceCloseConnections: 'idle',
    frameworkErrors: ({ code }, _request, { raw }) => {
      raw
        .writeHead(code === 'FST_ERR_BAD_URL' ? 400 : 200, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(invalid('请求的地址不正确，请刷新页面后重试')));
    },
  });
  const headers = await securityHeaders(options.chatOrigins ?? []);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-no', request.id);
    if (isCall(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
  await app.register(multipart, { limits: { fileSize: FILE_MAX, files: 1, fields: 20 } });
  await app.register(websocket, { options: { maxPayload: 64 * 1024 } });
  await allowOrigins(app, options.corsOrigins ?? [], reach);
  acceptBodies(app);
  compressAnswers(app);
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) {
      return reply
        .code(200)
        .send(invalid(status === 413 ? '提交的内容太大，请减小后重试' : '请求的格式不正确，请刷新页面后重试'));
    }
    const { envelope, refusal, isFault } = answerTo(error, request.id);
    if (refusal !== undefined) reply.header('x-refusal', refusal);
    if (isFault) request.log.error({ err: error, path: loggedPath(request) }, 'request failed');
    return reply.code(200).send(envelope);
  });
  return app;
}

const bodyLimitOf = ({ permission, maxBody }: AnyCall): number =>
  maxBody ?? (permission === 'public' || permission === 'storefront' ? OPEN_BODY_MAX : BODY_MAX);

const fastifyPath = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Refuses to start with a route below `/api` that is neither a declared call nor one of the platform's own pages. */
export function refuseUndeclared(app: FastifyInstance, routes: readonly Route[], ownPaths: readonly string[]): void {
  const known = new Set([...routes.map(({ call }) => fastifyPath(call.path)), ...ownPaths]);
  app.addHook('onRoute', ({ url }: RouteOptions) => {
    if (url.startsWith('/api') && !known.has(url)) throw new Error(`undeclared route: ${url}`);
  });
}

export function addRoutes(app: FastifyInstance, routes: readonly Route[], platform: Platform): void {
  for (const route of routes) {
    const { call } = route;
    const authenticated = authenticate(route, platform.guards);
    app.route({
      method: call.method,
      url: fastifyPath(call.path),
      bodyLimit: bodyLimitOf(call),
      config: { takesFile: call.file !== undefined },
      onRequest: platform.past ? [refuseInPast(route, platform.past), authenticated] : authenticated,
      handler: handlerOf(route, platform),
    });
  }
}
