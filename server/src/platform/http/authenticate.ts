import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { Refusal } from '#contract/refusal.ts';
import { type Actor, limitBefore, limitsOf, mayCall, nobody } from '../actor.ts';
import type { From } from '../write/write.ts';
import { type Past, onlyShown } from '../past/past.ts';
import { type Route, changesNothing } from './serve.ts';
import {
  type Envelope,
  NOT_ALLOWED,
  NOT_SIGNED_IN,
  NO_SESSION_FOR_FILE,
  PASSWORD_DUE,
  READ_ONLY,
  TWO_STEP_DUE,
  beyond,
} from './answers/envelope.ts';

/** The actor behind a request, verified against its body where that is signed. */
type Identify = (body: string) => Actor | Promise<Actor>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; without it nobody is let through. */
    identify?: Identify;
    /** Refusal of whoever lacks the right to a call that is open for the own record: the body tells whose it is. */
    refusedUnlessOwn?: Envelope;
  }
}

export interface Guards {
  /** The holder of a token, if any; without `from` the session is looked at only, which does not count as use. */
  administrator(token: string, from?: From): Promise<Actor | undefined>;
  /** Checks key, time and form of a signature by headers alone; throws a refusal that says what is wrong with them, or with this call now. */
  storefront(request: FastifyRequest, route?: Route): Promise<Identify>;
}

const TOKEN_PREFIX = /^(TOKEN:ADMIN:|Bearer )/;

/** Tokens travel in headers only: a cookie alone never opens a call, so a link or an image cannot trigger one. */
function tokenOf({ headers }: FastifyRequest): string {
  const token = headers['authori-zation'] ?? headers['x-token'] ?? headers.authorization ?? '';
  return String(token).replace(TOKEN_PREFIX, '').trim();
}

/** A balancer reports addresses as text, so only what is one is taken. */
function addressOf({ ip, socket }: FastifyRequest): string {
  const address = isIP(ip) ? ip : (socket.remoteAddress ?? '');
  return address.replace(/^::ffff:/, '').replace(/^::1$/, '127.0.0.1');
}

export const fromOf = (request: FastifyRequest): From => ({
  address: addressOf(request),
  agent: (request.headers['user-agent'] ?? '').slice(0, 255),
  requestNo: request.id,
});

/** A temporary password is changed before any other call, and two-step sign-in that a role asks for is set up. */
function dutyOf(actor: Actor): Envelope | undefined {
  if (actor.kind !== 'admin') return undefined;
  if (actor.mustChangePassword) return PASSWORD_DUE;
  return actor.mustSetUpTwoStep ? TWO_STEP_DUE : undefined;
}

const isImpersonated = (actor: Actor): boolean => actor.kind === 'admin' && actor.impersonation !== undefined;

/** A person who looks as another reads, and nothing else: decided by how a call is bound, so that none can be forgotten. */
const isReadOnly = ({ call, binding }: Route, actor: Actor): boolean =>
  isImpersonated(actor) && !call.whileImpersonating && !changesNothing(binding);

function lackOf({ call }: Route, actor: Actor): Envelope | undefined {
  const limit = limitBefore(actor, call);
  if (limit) return beyond(limit);
  return mayCall(actor, call) ? undefined : NOT_ALLOWED;
}

interface Refusals {
  refused?: Envelope | undefined;
  refusedUnlessOwn?: Envelope | undefined;
}

function refusalsOf(route: Route, actor: Actor | undefined): Refusals {
  const { call } = route;
  if (call.permission === 'public') return {};
  if (!actor) return { refused: NOT_SIGNED_IN };
  const duty = call.beforeDuties ? undefined : dutyOf(actor);
  if (duty) return { refused: duty };
  const lack = lackOf(route, actor);
  if (lack && call.ownBy === undefined) return { refused: lack };
  return { refused: isReadOnly(route, actor) ? READ_ONLY : undefined, refusedUnlessOwn: lack };
}

/** The field that names whom the call changes holds the number of who asks, as the schema of the call reads it. */
export function isOwnRecord({ ownBy, body }: AnyCall, actor: Actor, sent: unknown): boolean {
  const field = ownBy === undefined ? undefined : body?.shape[ownBy];
  const named = field && z.safeParse(field, Object(sent)[ownBy ?? '']);
  return actor.kind === 'admin' && named?.data === actor.id;
}

async function administratorOf(request: FastifyRequest, guards: Pick<Guards, 'administrator'>): Promise<Actor | undefined> {
  const token = tokenOf(request);
  return token === '' ? undefined : guards.administrator(token, fromOf(request));
}

/** A session stands behind the request, which is looked at only, or a storefront that has signed it. */
export async function isSignedIn(request: FastifyRequest, guards: Guards): Promise<boolean> {
  const token = tokenOf(request);
  if (token !== '') return (await guards.administrator(token)) !== undefined;
  return guards.storefront(request).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
}

/** Refuses whatever writes in a shop of a moment, whoever asks: decided like the look as somebody else. */
export const refuseInPast = ({ call, binding }: Route, past: Past) =>
  async function refusedInPast() {
    if (!call.whilePast && !changesNothing(binding)) throw onlyShown(past);
  };

/** The right to a call is decided by headers, before a byte of the body is read. */
export const authenticate = (route: Route, guards: Guards) =>
  async function authenticated(request: FastifyRequest, reply: FastifyReply) {
    const { call } = route;
    if (call.permission === 'storefront') {
      request.identify = await guards.storefront(request, route);
      return undefined;
    }
    const actor = await administratorOf(request, guards);
    const { refused, refusedUnlessOwn } = refusalsOf(route, actor);
    if (refused) return reply.send(refused);
    if (refusedUnlessOwn) request.refusedUnlessOwn = refusedUnlessOwn;
    request.identify = () => actor ?? nobody;
    return undefined;
  };

interface OwnFiles {
  /** The route keeps to files that were made within the limits of whoever asks. */
  knowsLimits?: boolean;
}

/**
 * A file holds what was asked for when it was made, so a look fetches none, and a person with a limit only from a route
 * that knows which were made within it.
 */
function refusedFile(actor: Actor, { knowsLimits = false }: OwnFiles): Envelope | undefined {
  if (isImpersonated(actor)) return READ_ONLY;
  const [limit] = limitsOf(actor);
  return limit && !knowsLimits ? beyond(limit) : undefined;
}

/** Authenticates routes that are no calls: the files of one person. Gives the actor or the envelope of a refusal. */
export async function askerOf(
  request: FastifyRequest,
  guards: Pick<Guards, 'administrator'>,
  files: OwnFiles = {},
): Promise<{ actor: Actor; refused?: never } | { actor?: never; refused: Envelope }> {
  const actor = await administratorOf(request, guards);
  if (!actor) return { refused: NO_SESSION_FOR_FILE };
  const refused = dutyOf(actor) ?? refusedFile(actor, files);
  return refused ? { refused } : { actor };
}
