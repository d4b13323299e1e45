import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import type { AnyCall } from '#contract/call.ts';
import { invalid } from './envelope.ts';
import { codeOf } from '../write/write.ts';
import { answerTo } from './errors.ts';
import { type Platform, handlerOf } from './handler.ts';
import type { Route } from './serve.ts';

const MB = 1024 * 1024;

export interface HttpOptions {
  /** pino level; `silent` in tests. */
  logLevel: string;
  trustProxy: string | boolean;
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

declare module 'fastify' {
  interface FastifyRequest {
    /** As it travelled, because signatures are over bytes. */
    rawBody?: string;
  }
}

function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: MB }, (request, body, done) => {
    request.rawBody = String(body);
    done(null, Object.fromEntries(new URLSearchParams(request.rawBody)));
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body);
    try {
      done(null, request.rawBody === '' ? {} : JSON.parse(request.rawBody));
    } catch {
      done(Object.assign(new Error('bad JSON'), { statusCode: 400 }));
    }
  });
}

/** The library's own would print every property of an error, a database client and its password among them. */
function describeFault(error: Error): { type: string; message: string; stack: string; code?: string } {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const code = codeOf(error);
  return { type: error.name, message: error.message + cause, stack: error.stack ?? '', ...(code === '' ? {} : { code }) };
}

/** Fastify with the wire's manners: HTTP 200 always, an envelope for everything below `/api`. */
export async function openHttp(options: HttpOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: options.logLevel,
      serializers: { err: describeFault },
      redact: ['req.headers["authori-zation"]', 'req.headers.authorization', 'req.headers.cookie'],
    },
    trustProxy: options.trustProxy,
    bodyLimit: 50 * MB,
    genReqId: () => randomBytes(6).toString('hex'),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: 2000 },
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, _request, { raw }) => {
      raw
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(invalid('请求的地址不正确，请刷新页面后重试')));
    },
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        mediaSrc: ["'self'", 'blob:', 'https:', 'http:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: false,
  });
  await app.register(multipart, { limits: { fileSize: 50 * MB, files: 1, fields: 20 } });
  await app.register(websocket, { options: { maxPayload: 64 * 1024 } });
  acceptForms(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-no', request.id);
  });
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) {
      return reply
        .code(200)
        .send(invalid(status === 413 ? '提交的内容太大，请减小后重试' : '请求的格式不正确，请刷新页面后重试'));
    }
    const { envelope, isFault } = answerTo(error, request.id);
    if (isFault) request.log.error({ err: error, path: request.url }, 'request failed');
    return reply.code(200).send(envelope);
  });
  return app;
}

const fastifyPath = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** From here on a route below `/api` is a declared call or one of the platform's own pages, or the server does not start. */
export function refuseUndeclared(app: FastifyInstance, routes: readonly Route[], ownPaths: readonly string[]): void {
  const known = new Set([...routes.map(({ call }) => fastifyPath(call.path)), ...ownPaths]);
  app.addHook('onRoute', ({ url }: RouteOptions) => {
    if (url.startsWith('/api') && !known.has(url)) throw new Error(`undeclared route: ${url}`);
  });
}

export function addRoutes(app: FastifyInstance, routes: readonly Route[], platform: Platform): void {
  for (const route of routes) {
    const { method, path } = route.call;
    app.route({ method, url: fastifyPath(path), handler: handlerOf(route, platform) });
  }
}
