import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Callback, UnverifiedReason } from '#contract/services/callbacks.ts';
import { loggedPath } from '../faults/describe-fault.ts';
import type { CallbackBody, CallbackRequest, CallbackRoute } from './serve-callbacks.ts';

/** A notice that was taken, or why it was not. */
export type Reception = { verified: true; reply?: string | undefined } | { verified: false; why: UnverifiedReason };

/** Keeps what providers send, and sees to what follows from it. */
export interface Intake {
  receive(route: CallbackRoute, request: CallbackRequest): Promise<Reception>;
  /** Keeps that a request came whose body nobody read. */
  turnAway(route: CallbackRoute, why: UnverifiedReason): Promise<void>;
}

interface Refused {
  status: number;
  /** Text for the provider, which tells strangers nothing about our keys. */
  says: string;
}

const NOT_VERIFIED: Refused = { status: 401, says: '验签失败' };
const UNREADABLE: Refused = { status: 400, says: '内容无法识别' };
const TOO_LARGE: Refused = { status: 413, says: '内容过大' };
const FAULT: Refused = { status: 500, says: '系统异常，请稍后重试' };

const refusals: Partial<Record<UnverifiedReason, Refused>> = { unreadable: UNREADABLE, tooLarge: TOO_LARGE };

const withType = (reply: FastifyReply, { type, text }: CallbackBody) => reply.type(type).send(text);

const refuse = (reply: FastifyReply, { answers }: CallbackRoute, { status, says }: Refused) =>
  withType(reply.code(status), answers.refused(says));

function acknowledge(reply: FastifyReply, { answers: { taken } }: CallbackRoute, text: string | undefined) {
  if (text !== undefined) return withType(reply.code(200), { type: taken?.type ?? 'text/plain; charset=utf-8', text });
  return taken ? withType(reply.code(200), taken) : reply.code(204).send();
}

const NOTHING = Buffer.alloc(0);

function requestOf({ raw, url, body }: FastifyRequest, { headers }: Callback): CallbackRequest {
  const sent = headers.flatMap((name) => {
    const value = raw.headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  const at = url.indexOf('?');
  return {
    headers: Object.fromEntries(sent),
    query: at < 0 ? '' : url.slice(at + 1),
    body: Buffer.isBuffer(body) ? body : NOTHING,
  };
}

/** Reason why Fastify refused a request before it came to the proof; undefined for a fault of ours. */
function refusedBefore(error: unknown): UnverifiedReason | undefined {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return 'tooLarge';
  return status >= 400 && status < 500 ? 'unreadable' : undefined;
}

function addCallback(http: FastifyInstance, route: CallbackRoute, intake: Intake): void {
  const { method, path, maxBody } = route.callback;
  http.route({
    method,
    url: `/api${path}`,
    bodyLimit: maxBody,
    exposeHeadRoute: false,
    async handler(request, reply) {
      const received = await intake.receive(route, requestOf(request, route.callback));
      if (received.verified) return acknowledge(reply, route, received.reply);
      return refuse(reply, route, refusals[received.why] ?? NOT_VERIFIED);
    },
    async errorHandler(error, request, reply) {
      const why = refusedBefore(error);
      if (why === undefined) request.log.error({ err: error, path: loggedPath(request) }, 'callback failed');
      else await intake.turnAway(route, why);
      return refuse(reply, route, why === undefined ? FAULT : (refusals[why] ?? NOT_VERIFIED));
    },
  });
}

/** Routes of providers, which read statuses and not envelopes. A body of whatever type arrives as bytes, for signatures are over these. */
export async function addCallbacks(http: FastifyInstance, routes: readonly CallbackRoute[], intake: Intake): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.addHook('onRequest', async (request) => {
      // Fastify refuses a type that it cannot parse, and providers are not held to one.
      request.headers = { 'content-type': 'application/octet-stream' };
    });
    for (const route of routes) addCallback(scope, route, intake);
  });
}
