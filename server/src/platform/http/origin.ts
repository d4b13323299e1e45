import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isOurFrontEnd } from '#contract/maintenance/front-end.ts';

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:.]+\](:\d{1,5})?$/i;

const current = new AsyncLocalStorage<FastifyRequest>();

const hostOf = ({ host }: FastifyRequest): string => (HOST.test(host) ? host.toLowerCase() : '');

/**
 * The origin under which a client reached the server; empty for our own front end, where relative addresses always lead back, and
 * for a host that is none. Another client of the same host may have nothing but the calls passed on to this server.
 */
export function originOf({ headers, protocol, host }: FastifyRequest): string {
  if (isOurFrontEnd(headers) || !HOST.test(host)) return '';
  return `${protocol}://${host}`.toLowerCase();
}

/** Runs the work of a request, so that presenters anywhere in it know its origin. */
export const inOrigin = <T>(request: FastifyRequest, work: () => T): T => current.run(request, work);

const ofCurrent = (read: (request: FastifyRequest) => string): string => {
  const request = current.getStore();
  return request ? read(request) : '';
};

/** The request comes from our own front end; false outside a request. */
export const isFromOurFrontEnd = (): boolean => {
  const request = current.getStore();
  return request !== undefined && isOurFrontEnd(request.headers);
};

/** Empty outside a request, as in jobs. */
export const currentOrigin = (): string => ofCurrent(originOf);

/** Name and port under which a client reached the server; empty outside a request, and for a host that is none. */
export const currentHost = (): string => ofCurrent(hostOf);

/** The address of a file of our own pages, for a client from elsewhere; empty for our own page. */
export function fileOfOurs(path: string): string {
  const origin = currentOrigin();
  return origin === '' ? '' : origin + path;
}

const signals = new WeakMap<Socket, AbortSignal>();

function signalOf(connection: Socket): AbortSignal {
  const known = signals.get(connection);
  if (known) return known;
  const gone = new AbortController();
  connection.once('close', () => gone.abort());
  signals.set(connection, gone.signal);
  return gone.signal;
}

/** Aborts when the client has closed its connection; undefined outside a request. The request itself closes when its body is read. */
export function currentSignal(): AbortSignal | undefined {
  const request = current.getStore();
  return request && signalOf(request.raw.socket);
}
