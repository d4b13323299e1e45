import { z } from 'zod';
import { type Answer, type Input, calls, get, post } from '#contract/call.ts';
import { refusals } from '#contract/refusal.ts';
import { id, money, nothing } from '#contract/wire.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';

/** Calls that must not compile. `tsc` fails when one of these lines is no longer an error. */

const mugCalls = calls('mug', '/admin/mug', {
  list: get('/list', { permission: 'admin:mug:list', query: z.object({ id }), returns: z.object({ price: money }) }),
  remove: post('/delete', { permission: 'admin:mug:delete', body: z.object({ id }), returns: nothing }),
});

const asked: Input<typeof mugCalls.list> = { id: 1 };
const answered: Answer<typeof mugCalls.list> = { price: 1250 };

// @ts-expect-error -- a call has to name its permission
get('/open', { returns: nothing });

// @ts-expect-error -- a call left out
serve(mugCalls, { list: read(() => answered) });

// @ts-expect-error -- another answer than the declared one
serve(mugCalls, { list: read(() => ({ price: '12.50' })), remove: write(() => null) });

// @ts-expect-error -- a field that the input lacks
serve(mugCalls, { list: read((_db, { name }) => ({ price: name })), remove: write(() => null) });

const insertMug = async (_tx: Tx) => null;
// @ts-expect-error -- a write query called from a read
serve(mugCalls, { list: read(async (db: Db) => (await insertMug(db), answered)), remove: write(() => null) });

const no = refusals('mug', { BROKEN: { says: (p: { left: number }) => `只剩 ${p.left} 个` } });
// @ts-expect-error -- a refusal without its parameters
no.BROKEN();

export const proof = { asked, serves: serve(mugCalls, { list: read(() => answered), remove: write(() => null) }) };
