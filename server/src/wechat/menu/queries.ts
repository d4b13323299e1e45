import { desc, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { MenuButton } from '#contract/wechat/menu-buttons.ts';
import { type MenuDraft, type MenuRelease, type ReleaseAct, type menuCalls, menuRefusals } from '#contract/wechat/menus.ts';
import type { Page } from '#contract/wire.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { Write } from '#server/platform/write/write.ts';
import { wechatMenu, wechatMenuRelease } from './tables.ts';

const ONLY = 1;
const none: MenuDraft = { button: [], version: 0, updateTime: null };

const draftColumns = { button: wechatMenu.button, version: wechatMenu.version, updateTime: wechatMenu.updateTime };

export const findDraft = async (db: Db): Promise<MenuDraft> => (await db.select(draftColumns).from(wechatMenu))[0] ?? none;

/** Waits for others who save the draft. */
export async function lockDraft(tx: Tx): Promise<MenuDraft> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('wechat_menu', 0))`);
  return findDraft(tx);
}

export async function setDraft({ tx, now }: Write, button: MenuButton[], version: number): Promise<void> {
  const values = { button, version, updateTime: now };
  await tx
    .insert(wechatMenu)
    .values({ id: ONLY, createTime: now, ...values })
    .onConflictDoUpdate({ target: wechatMenu.id, set: values });
}

const latestFirst = [desc(wechatMenuRelease.createTime), desc(wechatMenuRelease.id)];

export const listReleases = (db: Db, paging: Input<typeof menuCalls.history>): Promise<Page<MenuRelease>> =>
  pageOf(db, paging, { from: wechatMenuRelease, order: latestFirst });

export async function findLatest(db: Db): Promise<MenuRelease | undefined> {
  const [latest] = await db
    .select()
    .from(wechatMenuRelease)
    .orderBy(...latestFirst)
    .limit(1);
  return latest;
}

export async function getRelease(db: Db, id: number): Promise<MenuRelease> {
  const [release] = await db.select().from(wechatMenuRelease).where(eq(wechatMenuRelease.id, id));
  if (!release) throw menuRefusals.NO_RELEASE();
  return release;
}

export async function insertRelease(write: Write, act: ReleaseAct, button: MenuButton[]): Promise<void> {
  const { tx, actor, now } = write;
  await tx.insert(wechatMenuRelease).values({
    act,
    button,
    actorName: act === 'found' ? '' : actorName(actor),
    createTime: now,
  });
}
