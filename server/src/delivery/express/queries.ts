import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { carrierRefusals } from '#contract/delivery/express.ts';
import type { expressCalls } from '#contract/delivery/express.ts';
import { isLimited } from '#server/platform/actor.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { equal, matching } from '#server/platform/database/conditions.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { express } from './tables.ts';

/** Stands for a password that is set; sent back, it leaves it as it is. */
export const MASK = '******';
export type CarrierRow = typeof express.$inferSelect;
export const carriers = rowsOf(express, { missing: carrierRefusals.GONE });

/** Passwords stay on the server; a form that sends the mask back changes nothing. What is not set is an empty text on the wire. */
const shown = (row: CarrierRow): CarrierRow => ({
  ...row,
  account: row.account ?? '',
  password: row.password === null ? '' : MASK,
  netName: row.netName ?? '',
});

const noAccount = { account: '', password: '', netName: '' };

const inOrder = [desc(express.sort), asc(express.id)];

export const listExpress = (db: Db, { keywords, isShow, ...paging }: Input<typeof expressCalls.list>) =>
  pageOf(db, paging, {
    from: express,
    where: and(matching(keywords, express.code, express.name), equal(express.isShow, isShow)),
    order: inOrder,
    show: (rows) => rows.map(shown),
  });

export async function allExpress(db: Db, { type }: Input<typeof expressCalls.all>) {
  const usable = and(eq(express.isShow, true), type === 'elec' ? eq(express.status, true) : undefined);
  const rows = await db
    .select()
    .from(express)
    .where(usable)
    .orderBy(...inOrder);
  return rows.map(shown);
}

/** Carriers to choose from; whoever has a limit is not told the accounts of the shop. */
export async function carriersFor(db: Db, asked: Input<typeof expressCalls.all>, { actor }: Pick<CallContext, 'actor'>) {
  const rows = await allExpress(db, asked);
  return isLimited(actor) ? rows.map((row) => ({ ...row, ...noAccount })) : rows;
}

export async function expressInfo(db: Db, { id }: { id: number }): Promise<CarrierRow> {
  const carrier = await carriers.find(db, id);
  if (!carrier) throw carrierRefusals.NOT_FOUND();
  return shown(carrier);
}

/** Password of the account with a carrier, in the open; null where there is none, or the key of the server is another. */
export function openPassword({ password, isPasswordSealed }: CarrierRow, secrets: Secrets): string | null {
  if (password === null || !isPasswordSealed) return password;
  return secrets.decrypt(password) ?? null;
}

export async function findCarrier(db: Db, code: string): Promise<CarrierRow | undefined> {
  const [row] = await db.select().from(express).where(eq(express.code, code));
  return row;
}

export const carriersByCode = (db: Db, codes: readonly string[]): Promise<CarrierRow[]> =>
  db
    .select()
    .from(express)
    .where(inArray(express.code, [...codes]));
