import { sql } from 'drizzle-orm';
import type { MoveStep } from '#contract/move-in/moves.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { openSession } from '#server/platform/database/connection/own-session.ts';
import { announce } from '#server/platform/events/hub.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { fallAsleep, findSleep } from '#server/platform/jobs/sleep.ts';
import { StartFailure } from '#server/platform/start-failure.ts';
import type { Write, WritePath } from '#server/platform/write/write.ts';
import { javaShop } from './crmeb/java-shop.ts';
import { crmebNouns } from './crmeb/nouns.ts';
import { phpShop } from './crmeb-php/php-shop.ts';
import { isDatabaseAddress } from './dump/open-database.ts';
import { findShop } from './systems/find-shop.ts';
import { survey } from './systems/survey.ts';
import { partOfShop, unlikeVersion } from './systems/unlike-version.ts';
import type { FormerSystem } from './systems/former-system.ts';
import { moveNoun } from './engine/move-noun.ts';
import type { MovedNoun, MoveTerms } from './engine/moving.ts';
import { hasMoved } from './moved-rows/queries.ts';
import { reconcile } from './report/reconcile.ts';
import { type Report, type TableReport, openTable } from './report/report.ts';
import { type PictureSource, bringPictures } from './pictures/bring-pictures.ts';
import { partsOf, unreadIn } from './systems/tables-of-dump.ts';
import { checkRoom } from './moves/room.ts';
import { preparing } from './stage/preparing.ts';
import { type Stage, openStage } from './stage/open-stage.ts';

type SaidTerms = Pick<MoveTerms, 'pictureBase' | 'appIds'>;

export interface MoveIn {
  db: Db;
  write: WritePath;
  /** Address of the same database, for the session that holds the dump meanwhile. */
  url: string;
  /** File or folder of the dump. */
  path: string;
  /** Brings everything, reports, and takes it back. */
  isDry: boolean;
  terms?: Partial<SaidTerms>;
  /** Folder of the shop, on whose disk an embedded database lies; without it nobody looks for room. */
  dataDir?: string;
  /** Files of pictures that come along; without it these stay at the former shop. */
  pictures?: PictureSource | undefined;
  /** Hears of each portion before it comes; what it throws breaks the move off. */
  onStep?(current: MoveStep, all: readonly MoveStep[]): Promise<void> | void;
}

/** Report of a move, and the facts that it went by. */
export interface MovedReport extends Report {
  terms: SaidTerms;
}

/** Another move holds the shop. */
export class AlreadyMoving extends StartFailure {}

/** A move that was told to stop. */
export class MoveStopped extends Error {}

const act = { name: 'config.moveIn', actor: systemActor('迁入') };
const sleepAct = { name: 'shop_sleep.begin', actor: systemActor('迁入') };

const asked = [
  ['eb_system_config', 'name'],
  ['eb_system_city', 'city_id'],
  ['eb_system_menu', 'id'],
  ['eb_store_product_attr_value', 'id'],
  ['eb_store_seckill', 'id'],
  ['eb_store_bargain', 'id'],
  ['eb_store_combination', 'id'],
  ['eb_store_pink', 'order_id_key'],
  ['eb_user_group', 'id'],
  ['eb_user_token', 'uid'],
  ...crmebNouns.map(({ source, key }) => [source, key] as const),
  ...crmebNouns.flatMap(({ beside = [] }) => beside.map(({ table, column }) => [table, column] as const)),
] as const;

/**
 * Moves go in one direction only: into a shop in which nobody has sold anything, or one that has come from this dump before and is not open
 * yet.
 */
export async function checkTarget(db: Db): Promise<void> {
  const isOpened = ((await findSleep(db))?.endTime ?? null) !== null;
  if (isOpened) throw new StartFailure('商店已经开始营业，不能再搬入，什么都没有改动。 (The shop has been opened.)');
  if (await hasMoved(db)) return;
  const { rows } = await db.execute<{ admin: boolean; product: boolean; customer: boolean; order: boolean }>(
    sql`select exists (select from admin) as admin, exists (select from product) as product, exists (select from customer) as customer, exists (select from "order") as "order"`,
  );
  const [found] = rows;
  if (!found?.admin)
    throw new StartFailure(
      '这个商店还没有开过，请先用 DEMO=0 npm start 启动一次，记下管理员密码，停止后再搬。 (Start the shop once before.)',
    );
  if (found?.product || found?.customer || found?.order)
    throw new StartFailure('这个商店里已经有商品、用户或订单，只能搬进一个新的空店，什么都没有改动。 (The shop is not empty.)');
}

/** Takes what the owner says, and what the settings of the former shop say where the owner does not. */
async function termsOf(stage: Stage, { siteSetting }: FormerSystem, said: Partial<SaidTerms> = {}): Promise<SaidTerms> {
  const rows = await stage.holding('eb_system_config', 'name', [siteSetting, 'wechat_appid', 'routine_appid']);
  const named = new Map(rows.map((row) => [row['name'], row['value'] ?? '']));
  const base = said.pictureBase ?? named.get(siteSetting) ?? '';
  return {
    pictureBase: base.replace(/\/+$/, ''),
    appIds: {
      wechat: said.appIds?.wechat ?? (named.get('wechat_appid') || undefined),
      routine: said.appIds?.routine ?? (named.get('routine_appid') || undefined),
    },
  };
}

type PicturedTerms = MoveTerms & {
  /** Number of pictures that records show and nobody found; undefined where nobody looked for files. */
  missing: number | undefined;
};

/** A dump that was read, with what is known of its shop. */
interface OpenedDump {
  stage: Stage;
  system: FormerSystem;
  terms: PicturedTerms;
  /** Remarks on the version that it is of. */
  unlike: readonly string[];
}

function noteOfPictures({ pictureBase, missing }: PicturedTerms): string {
  if (missing !== undefined)
    return missing > 0
      ? `图片：有 ${missing} 张没有找到文件，见图片文件一栏，补齐后再运行一次`
      : '图片：文件夹里的图片已经搬进新店，写成外部网址的仍在原处';
  return pictureBase === ''
    ? '图片：旧店没有填图片域名，图片地址不完整，请填写旧站图片地址，或选上图片文件夹再搬（命令里加 --pictures=https://旧站 或 --pictures=图片文件夹）'
    : `图片：地址指向 ${pictureBase}，旧站关闭前请选上图片文件夹，或从网址下载，再搬一次（命令里加 --pictures=图片文件夹 或 --fetch-pictures）`;
}

async function notesOf(db: Db, terms: PicturedTerms): Promise<string[]> {
  const { rows } = await db.execute<{ unpaid: number; teams: number; bargains: number }>(
    sql`select (select count(*) from "order" where state = 'unpaid') as unpaid, (select count(*) from team where status = 1) as teams,
      (select count(*) from bargain_user where status = 1) as bargains`,
  );
  const { unpaid = 0, teams = 0, bargains = 0 } = rows[0] ?? {};
  return [
    ...(unpaid > 0 ? [`待付款订单 ${unpaid} 笔：开店后会按“订单取消时间”自动取消并退回库存，要保留请先把时间调长`] : []),
    ...(teams > 0 ? [`没有成团的团 ${teams} 个：到时间会自动关闭并退款`] : []),
    ...(bargains > 0 ? [`进行中的砍价 ${bargains} 个：活动结束后自动结束`] : []),
    noteOfPictures(terms),
    '密码：用户和管理员的旧密码都没有搬',
  ];
}

/** Innermost reason: around it stands the statement with all of its rows. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.cause === undefined ? error.message : reasonOf(error.cause)) : String(error);

class MoveFailure extends StartFailure {
  constructor(label: string, cause: unknown) {
    super(`搬${label}时出错，这一批没有搬，之前的已经搬好，解决后再运行一次会接着搬：${reasonOf(cause)}`);
    this.cause = cause;
  }
}

/** Readies a transaction of a move: what it writes, and for how long it may take. */
async function beginPortion({ tx, changeId }: Write, { isRecorded }: MovedNoun): Promise<void> {
  // Rows that come by the thousand stay out of the log of acts; rights and settings do not.
  const change = isRecorded ? changeId : 0;
  // The dump is asked on another session meanwhile, for as long as it takes.
  await tx.execute(sql`select set_config('signalbox.change', ${String(change)}, true),
    set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`);
}

type Transaction = (verb: (write: Write) => Promise<void>) => Promise<unknown>;

/** Brings one noun, each portion in a transaction of its own where these are: a run that breaks off leaves whole portions behind. */
async function moveOne(transaction: Transaction, stage: Stage, terms: MoveTerms, noun: MovedNoun): Promise<TableReport> {
  const table = openTable({ ...noun, source: stage.nameOf(noun.source) });
  try {
    await moveNoun({ stage, terms, table }, noun, async (work) => {
      const before = structuredClone(table);
      await transaction(async (write) => {
        Object.assign(table, structuredClone(before));
        await beginPortion(write, noun);
        await work(write);
      });
    });
  } catch (error) {
    throw error instanceof MoveStopped ? error : new MoveFailure(noun.label, error);
  }
  return table;
}

async function reportOf(db: Db, { stage, system, terms, unlike }: OpenedDump, tables: TableReport[]): Promise<Report> {
  return {
    tables,
    parts: await partsOf(stage, crmebNouns),
    unread: unreadIn(stage, system),
    notes: [...(await notesOf(db, terms)), ...unlike, ...stage.notes],
    reconciliation: await reconcile(db, stage.dump, system.proofs),
  };
}

/** Counts the rows of a noun as they are read, and lets somebody hear of them. */
const counting = (stage: Stage, source: string, heard: (rows: number) => Promise<void>): Stage => ({
  ...stage,
  async *portions(table, ...rest) {
    for await (const rows of stage.portions(table, ...rest)) {
      if (table === source) await heard(rows.length);
      yield rows;
    }
  },
});

/** Nouns in their order, each with its rows counted. */
async function moveNouns({ onStep }: MoveIn, stage: Stage, move: (stage: Stage, noun: MovedNoun) => Promise<TableReport>) {
  const steps = crmebNouns.map(({ label, source }) => ({ label, read: 0, total: stage.counts.get(source) ?? 0 }));
  const tables: TableReport[] = [];
  for (const [at, noun] of crmebNouns.entries()) {
    const step = steps[at] ?? { label: noun.label, read: 0, total: 0 };
    await onStep?.(step, steps);
    const counted = counting(stage, noun.source, async (rows) => {
      step.read = Math.min(step.total, step.read + rows);
      await onStep?.(step, steps);
    });
    tables.push(await move(counted, noun));
  }
  return tables;
}

/** Carries the report out of a transaction that is to be taken back. */
class DryRun extends Error {
  readonly report: Report;

  constructor(report: Report) {
    super('dry run');
    this.report = report;
  }
}

async function moveDry(options: MoveIn, opened: OpenedDump): Promise<Report> {
  const { stage, terms } = opened;
  try {
    await options.write(act, async (context) => {
      const transaction: Transaction = (verb) => verb(context);
      const tables = await moveNouns(options, stage, (counted, noun) => moveOne(transaction, counted, terms, noun));
      throw new DryRun(await reportOf(context.tx, opened, tables));
    });
  } catch (error) {
    if (error instanceof DryRun) return error.report;
    throw error;
  }
  throw new Error('a dry run was not taken back');
}

async function moveForGood(options: MoveIn, opened: OpenedDump): Promise<Report> {
  const { db, write } = options;
  const { stage, terms } = opened;
  // Its unpaid orders and coupons were left alone until now, and are again until the owner opens.
  if (!(await hasMoved(db))) await write(sleepAct, fallAsleep);
  // Rows come past the log, by which a server hears what it keeps in memory: also those of a run that breaks off.
  const tell = () => write(act, ({ tx }) => announce(tx, { topic: 'gap' }));
  const tables = await moveNouns(options, stage, (counted, noun) =>
    moveOne((verb) => write(act, verb), counted, terms, noun),
  ).catch(async (error: unknown) => {
    await tell().catch(() => undefined);
    throw error;
  });
  await tell();
  await db.execute(sql`analyze`);
  return reportOf(db, opened, tables);
}

const LOCK = 7_451_942;

/** True while a move is under way, whoever carries it out; it ends with its process. */
export async function isMoving(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.length > 0;
}

/** Moves alone: held by a session of its own, which a process that is killed takes along. */
async function alone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const session = await openSession(url, 'signalbox move-in turn');
  try {
    const [taken] = await session.rows<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (!taken?.mine) throw new AlreadyMoving('有一次迁入正在进行，请等它结束。 (Another move is under way.)');
    return await work();
  } finally {
    await session.close();
  }
}

/** Files of pictures come before all records, so that these find them here. */
async function picturesFirst(options: MoveIn, stage: Stage, said: SaidTerms) {
  const { map, table, step, missing } = await bringPictures({ ...options, stage, base: said.pictureBase }, options.pictures);
  const pictureState = `${said.pictureBase} ${map.size}`;
  const terms: PicturedTerms = { ...said, pictures: map, pictureState, missing: table ? missing : undefined };
  return { terms, table: table ? [table] : [], steps: step ? [step] : [] };
}

async function checkSpace({ db, path, dataDir }: MoveIn, { readers }: FormerSystem): Promise<void> {
  if (dataDir === undefined) return;
  await checkRoom(path, { dataDir, takesForm: readers !== undefined, isAgain: await hasMoved(db) });
}

/** Systems that shops move in from. */
const systems: readonly [FormerSystem, ...FormerSystem[]] = [javaShop, phpShop];

/** Moves a shop of another system in. A second run of the same dump, or a later one, brings what has not come yet. */
export async function moveIn(options: MoveIn): Promise<MovedReport> {
  const { db, url, path } = options;
  await checkTarget(db);
  return alone(url, async () => {
    const before = preparing(options.onStep);
    const { system, nameOf } = findShop(await survey(path, before), systems, { isOfDatabase: isDatabaseAddress(path) });
    const { readTables: wanted, readers } = system;
    await checkSpace(options, system);
    const declared = system.columns();
    const columns = new Map(declared);
    const stage = await openStage({ url, path, columns, nameOf, wanted, asked, readers, preparing: before });
    try {
      const said = await termsOf(stage, system, options.terms);
      const { terms, table, steps } = await picturesFirst(options, stage, said);
      const onStep: MoveIn['onStep'] = (current, all) => options.onStep?.(current, [...before.steps, ...steps, ...all]);
      const unlike = system.isOneVersion ? unlikeVersion(columns, declared) : partOfShop(stage.dump.counts, columns, declared);
      const report = await (options.isDry ? moveDry : moveForGood)({ ...options, onStep }, { stage, system, terms, unlike });
      return { ...report, tables: [...table, ...report.tables], terms: said };
    } finally {
      await stage.close();
    }
  });
}
