import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import type { WritePath } from '../write/write.ts';
import { type Guards, fromOf, isOwnRecord } from './authenticate.ts';
import { cookiesOf } from './answers/browser-cookies.ts';
import { DONE, type Envelope, NO_FILE, NOT_SIGNED_IN, invalid } from './answers/envelope.ts';
import { parseInput } from './input.ts';
import { answerWriter } from './answers/json-writer.ts';
import { checkOpened, openedOf } from './opened.ts';
import { inOrigin } from './origin.ts';
import { namingOwn } from './own-accounts.ts';
import type { Past } from '../past/past.ts';
import type { Reach } from './reach.ts';
import type { CallContext, Route } from './serve.ts';
import { openTurnstile } from '../write/turnstile.ts';

export interface Platform {
  database: Database;
  clock: Clock;
  write: WritePath;
  guards: Guards;
  reach: Pick<Reach, 'basePath' | 'siteAddress'>;
  past?: Past | undefined;
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

/** Writers at one thing that a crowd wants: most of the ten connections stay for everybody else. */
const AT_ONCE = 3;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Verify, parse, run, write: the same four steps for every call there is, after `authenticate` has let it in. */
export function handlerOf({ call, binding }: Route, platform: Platform) {
  const headOf = (message: string) => `{"code":200,"message":${JSON.stringify(message)},"data":`;
  const envelope = { head: headOf(call.says ?? DONE), tail: '}' };
  const write = answerWriter(call.returns, `${call.method} ${call.path}: answer`, envelope);
  const act = `${call.noun}.${call.verb}`;
  const { clock, database, reach } = platform;
  const pass = openTurnstile(AT_ONCE);
  const nameOwn = namingOwn(call);

  // Values parsed by the schemas of a call are what its binding takes; `serve` has compared the two.
  async function run(parsed: object, asked: CallContext, { request, reply }: Exchange): Promise<unknown> {
    const input = parsed as never;
    if (binding.kind === 'read') return binding.run(database.db, input, asked);
    const nameChange = (changeId: number | undefined) => void (changeId !== undefined && reply.header('x-change', changeId));
    if (binding.kind === 'handle') return binding.run(input, { ...asked, nameChange });
    const found = binding.first ? await binding.first(input, asked) : input;
    const written = await pass(binding.crowdAt?.(input), () =>
      platform.write({ name: act, actor: asked.actor, from: asked.from, undoableFor: call.undo?.for }, async (context) => {
        const { id } = Object(input);
        const isById = !binding.isOnly && typeof id === 'number';
        const form = { id: isById ? id : 0, input: input as never, opened: openedOf(request.body) };
        if (binding.record) await checkOpened(context, call, form, binding.record);
        return binding.run(context, found as never);
      }),
    );
    nameChange(written.changeId);
    return written.value;
  }

  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<Envelope | Buffer> {
    const actor = await request.identify?.(request.rawBody ?? '');
    if (!actor) return NOT_SIGNED_IN;
    if (request.refusedUnlessOwn && !isOwnRecord(call, actor, request.body)) return request.refusedUnlessOwn;
    const file = call.file === undefined ? undefined : await fileOf(request, call.file);
    if (call.file !== undefined && !file) return NO_FILE;
    const parsed = parseInput(call, request);
    if (!parsed.ok) return invalid(parsed.message);
    let said: string | undefined;
    const say = (message: string) => void (said = message);
    const asked = { actor, now: clock.now(), from: fromOf(request), cookies: cookiesOf(request, reply), say };
    const input = nameOwn(parsed.input, actor);
    const value = await inOrigin({ request, siteAddress: await reach.siteAddress(), basePath: reach.basePath }, () =>
      run(file ? { ...input, ...file } : input, asked, { request, reply }),
    );
    reply.type('application/json; charset=utf-8');
    // Sends bytes, for the server would count those of a text before it sends them.
    return write(value, said === undefined ? undefined : headOf(said));
  };
}
