import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isOurFrontEnd } from '#contract/maintenance/front-end.ts';

const NAME = /^[a-z\d_]([\w-]*\w)?(\.[a-z\d_]([\w-]*\w)?)*\.?(:\d{1,5})?$/i;
const ADDRESS = /^\[[\da-f:.]+\](:\d{1,5})?$/i;
const LONGEST = 260;

/** The text of a client is the name or address of a host, with or without a port. */
export const isHost = (text: string): boolean =>
  text.length <= LONGEST && (NAME.test(text) || ADDRESS.test(text)) && URL.canParse(`http://${text}`);

/** A request that is being answered, and where the shop says that it is reached. */
interface Reached {
  request: FastifyRequest;
  /** Address that the shop has set for its server; empty where it has none. */
  siteAddress: string;
  /** Path that it is served below; blank at the top of its host. */
  basePath: string;
}

const current = new AsyncLocalStorage<Reached>();

const hostOf = ({ host }: FastifyRequest): string => (isHost(host) ? host.toLowerCase() : '');

/**
 * The origin under which a client reaches the server, with the path below it: as set, or else as it was reached. The path alone for our own
 * front end, where relative addresses always lead back; empty for a host that is none. Another client of the same host may have nothing but the calls passed on to
 * this server.
 */
function originOf({ request, siteAddress, basePath }: Reached): string {
  if (isOurFrontEnd(request.headers)) return basePath;
  if (siteAddress !== '') return siteAddress;
  const host = hostOf(request);
  return host === '' ? '' : `${request.protocol}://${host}`.toLowerCase() + basePath;
}

/** Runs the work of a request, so that presenters anywhere in it know its origin. */
export const inOrigin = <T>(reached: Reached, work: () => T): T => current.run(reached, work);

const ofCurrent = (read: (reached: Reached) => string): string => {
  const reached = current.getStore();
  return reached ? read(reached) : '';
};

/** The request comes from our own front end; false outside a request. */
export const isFromOurFrontEnd = (): boolean => {
  const reached = current.getStore();
  return reached !== undefined && isOurFrontEnd(reached.request.headers);
};

/** Empty outside a request, as in jobs. */
export const currentOrigin = (): string => ofCurrent(originOf);

/** Origin of our own pages, for a link that leaves the shop; empty outside a request, and for a host that is none. */
export const siteOrigin = (): string =>
  ofCurrent(({ request, siteAddress, basePath }) => {
    const host = hostOf(request);
    return siteAddress || (host && `${request.protocol}://${host}${basePath}`);
  });

/** Name and port under which a client reached the server; empty outside a request, and for a host that is none. */
export const currentHost = (): string => ofCurrent(({ request }) => hostOf(request));

/** The address of a file of our own pages, for a client from elsewhere; empty for our own page at the top of its host. */
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
  const reached = current.getStore();
  return reached && signalOf(reached.request.raw.socket);
}
