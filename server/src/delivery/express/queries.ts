import { and, asc, count, desc, eq, ilike, or } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { no } from '#contract/delivery/express.ts';
import type { expressCalls } from '#contract/delivery/express.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { containing } from '#server/platform/database/like.ts';
import { express } from './tables.ts';

const MASK = '******';
type Carrier = typeof express.$inferSelect;

/** Passwords stay on the server; a form that sends the mask back changes nothing. */
const masked = (row: Carrier): Carrier => ({ ...row, password: row.password === null ? null : MASK });

export async function listExpress(db: Db, filter: Input<typeof expressCalls.list>) {
  const { keywords, isShow } = filter;
  const matching = and(
    keywords === undefined ? undefined : or(ilike(express.code, containing(keywords)), ilike(express.name, containing(keywords))),
    isShow === undefined ? undefined : eq(express.isShow, isShow),
  );
  const rows = await db
    .select()
    .from(express)
    .where(matching)
    .orderBy(desc(express.sort), asc(express.id))
    .limit(filter.limit)
    .offset(offsetOf(filter));
  const [total] = await db.select({ n: count() }).from(express).where(matching);
  return toPage(filter, total?.n ?? 0, rows.map(masked));
}

export async function allExpress(db: Db, { type }: Input<typeof expressCalls.all>) {
  const usable = and(eq(express.isShow, true), type === 'elec' ? eq(express.status, true) : undefined);
  const rows = await db.select().from(express).where(usable).orderBy(desc(express.sort), asc(express.id));
  return rows.map(masked);
}

export async function expressInfo(db: Db, { id }: { id: number }) {
  const [row] = await db.select().from(express).where(eq(express.id, id));
  if (!row) throw no.UNKNOWN();
  return masked(row);
}

export async function findCarrier(db: Db, code: string): Promise<Carrier | undefined> {
  const [row] = await db.select().from(express).where(eq(express.code, code));
  return row;
}
