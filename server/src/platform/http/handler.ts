import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonWriter } from '#contract/json-writer.ts';
import { type Actor, holds, nobody } from '../actor.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import type { From, WritePath } from '../write/write.ts';
import { DONE, type Envelope, NOT_ALLOWED, NO_FILE, NOT_SIGNED_IN, PASSWORD_DUE, invalid } from './envelope.ts';
import { parseInput } from './input.ts';
import type { Asked, Route } from './serve.ts';

export interface Guards {
  /** Who holds this token; undefined when nobody does. */
  administrator(token: string, from: From): Promise<Actor | undefined>;
  /** Who signed this request with an API key; throws a refusal that says what is wrong with the signature. */
  storefront(request: FastifyRequest): Promise<Actor | undefined>;
}

export interface Platform {
  database: Database;
  clock: Clock;
  write: WritePath;
  guards: Guards;
}

const TOKEN_PREFIX = /^(TOKEN:ADMIN:|Bearer )/;

/** Tokens travel in headers only: a cookie alone never opens a call, so a link or an image cannot trigger one. */
function tokenOf({ headers }: FastifyRequest): string {
  const token = headers['authori-zation'] ?? headers['x-token'] ?? headers.authorization ?? '';
  return String(token).replace(TOKEN_PREFIX, '').trim();
}

export const fromOf = (request: FastifyRequest): From => ({
  address: request.ip.replace(/^::ffff:/, '').replace(/^::1$/, '127.0.0.1'),
  agent: (request.headers['user-agent'] ?? '').slice(0, 255),
  requestNo: request.id,
});

async function whoAsks(request: FastifyRequest, { permission }: Route['call'], guards: Guards, from: From) {
  if (permission === 'storefront') return guards.storefront(request);
  const token = tokenOf(request);
  const actor = token === '' ? undefined : await guards.administrator(token, from);
  return actor ?? (permission === 'public' ? nobody : undefined);
}

function isAllowed(actor: Actor, { permission, orAnyOf = [] }: Route['call']): boolean {
  if (permission === 'public' || permission === 'session' || permission === 'storefront') return true;
  return [permission, ...orAnyOf].some((wanted) => holds(actor, wanted));
}

/** Whoever was given a password does nothing before choosing one. */
const isPasswordDue = (actor: Actor): boolean => actor.kind === 'admin' && actor.mustChangePassword;

const isHeldBack = (actor: Actor, { permission, beforePasswordChange }: Route['call']): boolean =>
  isPasswordDue(actor) && permission !== 'public' && !beforePasswordChange;

/** Who asks for a file or a page beside the calls, or what that person is told instead. */
export async function askerOf(
  request: FastifyRequest,
  guards: Pick<Guards, 'administrator'>,
): Promise<{ actor: Actor; refused?: never } | { refused: Envelope }> {
  const token = tokenOf(request);
  const actor = token === '' ? undefined : await guards.administrator(token, fromOf(request));
  if (!actor) return { refused: NOT_SIGNED_IN };
  return isPasswordDue(actor) ? { refused: PASSWORD_DUE } : { actor };
}

/** The part named by the call. Other parts are drained, or the connection would hang. */
async function partOf(request: FastifyRequest, part: string): Promise<File | undefined> {
  let file: File | undefined;
  for await (const sent of request.files()) {
    const bytes = await sent.toBuffer();
    if (sent.fieldname === part) file = new File([new Uint8Array(bytes)], sent.filename, { type: sent.mimetype });
  }
  return file;
}

async function fileOf(request: FastifyRequest, part: string): Promise<{ file: File } | undefined> {
  if (!request.isMultipart()) return undefined;
  const file = await partOf(request, part).catch((error: unknown) => {
    // The library has a status for its limits and none for a form that ends too soon.
    if (error instanceof Error && 'statusCode' in error) throw error;
    return undefined;
  });
  return file && { file };
}

/** Guard, parse, run, write: the same four steps for every call there is. */
export function handlerOf({ call, binding }: Route, platform: Platform) {
  const write = jsonWriter(call.returns);
  const head = `{"code":200,"message":${JSON.stringify(call.says ?? DONE)},"data":`;
  const act = `${call.noun}.${call.verb}`;
  const { guards, clock, database } = platform;

  async function run(input: Record<string, unknown>, asked: Asked, reply: FastifyReply): Promise<unknown> {
    if (binding.kind === 'read') return binding.run(database.db, input as never, asked);
    if (binding.kind === 'handle') return binding.run(input as never, asked);
    const written = await platform.write(
      { name: act, actor: asked.actor, from: asked.from, undoableFor: binding.undoableFor },
      async (context) => binding.run(context, input as never),
    );
    if (written.changeId !== undefined) reply.header('x-change', written.changeId);
    return written.value;
  }

  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<Envelope | string> {
    const from = fromOf(request);
    const actor = await whoAsks(request, call, guards, from);
    if (!actor) return NOT_SIGNED_IN;
    if (isHeldBack(actor, call)) return PASSWORD_DUE;
    if (!isAllowed(actor, call)) return NOT_ALLOWED;
    const file = call.file === undefined ? {} : await fileOf(request, call.file);
    if (!file) return NO_FILE;
    const parsed = parseInput(call, request);
    if (!parsed.ok) return invalid(parsed.message);
    const value = await run({ ...parsed.input, ...file }, { actor, now: clock.now(), from }, reply);
    reply.type('application/json; charset=utf-8');
    return `${head}${write(value)}}`;
  };
}
