import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { moveCalls, moveRefusals } from '#contract/move-in/moves.ts';
import { openingCalls, openingRefusals } from '#contract/move-in/openings.ts';
import { timerCalls, timerRefusals } from '#contract/maintenance/timers.ts';
import { customer } from '#server/customers/index.ts';
import { order } from '#server/orders/index.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { formerFigures, formerShop } from '../../../test/former-shop/former-shop.ts';
import { writeDump } from '../../../test/former-shop/write-dump.ts';
import { openShop } from '../../../test/shop.ts';
import { isMoving, moveIn } from '../move-in.ts';
import { noteMove } from './note-move.ts';
import { moveIn as moves } from './tables.ts';

const OPERATIONS = join(import.meta.dirname, '../../../../docs/operations.md');

const shop = openShop();
const other = openShop();
const owner = shop.admin();
const dump = writeDump(formerShop(), { writer: 'mysqldump' });
const terms = { pictures: '', wechatAppId: 'wx-tea', routineAppId: '', pictureFolder: '', fetchesPictures: false };

const folderOf = (of: typeof shop) => join(of.folder, 'move-in');

async function laid(name: string, content: string | Buffer, of = shop): Promise<string> {
  await mkdir(folderOf(of), { recursive: true });
  await writeFile(join(folderOf(of), name), content);
  return name;
}

/** Sends a dump as the screen does. */
async function sent(name: string, content: Buffer, portion = content.length): Promise<void> {
  for (let at = 0; at < content.length; at += portion) {
    const file = new File([new Uint8Array(content.subarray(at, at + portion))], name);
    await owner.run(moveCalls.upload, { file, name, at, total: content.length });
  }
}

describe('a dump', () => {
  it('is sent in portions and lies in the folder then', async () => {
    await sent('shop.sql.gz', gzipSync(dump), 1000);

    const { list, folder, whyNot } = await owner.run(moveCalls.dumps, {});
    expect(list.map(({ name }) => name)).toEqual(['shop.sql.gz']);
    expect([folder, whyNot]).toEqual([folderOf(shop), null]);
  });

  it.each([
    ['photo.sql', Buffer.from('89504e470d0a1a0a0000', 'hex'), moveRefusals.NOT_A_DUMP()],
    ['letter.sql', Buffer.from('dear owner, see you soon'), moveRefusals.NOT_A_DUMP()],
    ['packed.zip', Buffer.from('504b03040a000000', 'hex'), moveRefusals.NOT_FIT({ reason: '压缩文件已损坏' })],
    ['rar.sql', Buffer.from('526172211a0700cf', 'hex'), moveRefusals.NOT_FIT({ reason: '这其实是 rar 压缩包，请先解压' })],
    ['xml.sql', Buffer.from('<?xml version="1.0"?>'), moveRefusals.NOT_FIT({ reason: '这是 XML 格式的备份' })],
    [
      'torn.sql.gz',
      Buffer.concat([gzipSync('x').subarray(0, 12), Buffer.from('garbage')]),
      moveRefusals.NOT_FIT({ reason: '备份文件不完整' }),
    ],
    ['shop.exe', Buffer.from(dump.slice(0, 500)), moveRefusals.NO_SQL()],
    ['../shop.sql', Buffer.from(dump.slice(0, 500)), moveRefusals.NO_SQL()],
  ])('that is none is refused by its content and thrown away: %s', async (name, content, because) => {
    await expect(sent(name, content)).rejects.toThrow(because.message);
    expect((await readdir(folderOf(shop))).filter((each) => each.includes(name))).toEqual([]);
  });

  it('has a name that a file can have', async () => {
    const name = `${'店'.repeat(100)}.sql`;
    await expect(sent(name, Buffer.from(dump.slice(0, 500)))).rejects.toThrow('文件名太长');
  });

  it('whose middle is missing is begun anew', async () => {
    const file = new File(['insert into'], 'late.sql');
    await expect(owner.run(moveCalls.upload, { file, name: 'late.sql', at: 5000, total: 9000 })).rejects.toThrow(
      moveRefusals.OUT_OF_STEP().message,
    );
  });

  it('is deleted by its name alone, which leads nowhere else', async () => {
    await laid('old.sql', dump);
    await owner.run(moveCalls.deleteDump, { name: 'old.sql' });
    for (const name of ['old.sql', '../files', '..'])
      await expect(owner.run(moveCalls.deleteDump, { name })).rejects.toThrow(moveRefusals.NO_DUMP().message);
  });
});

describe('a shop that moves in by the screen', () => {
  it('is for super administrators', async () => {
    const clerk = shop.admin({ role: '店长' });
    await expect(clerk.run(moveCalls.dumps, {})).rejects.toThrow('权限');
    await expect(clerk.run(openingCalls.start, {})).rejects.toThrow('权限');
  });

  it('is tried first: the report says what would come, and nothing has', async () => {
    const { id, jobId } = await owner.run(moveCalls.begin, { dump: 'shop.sql.gz', isDry: true, ...terms });
    expect(jobId).toBeGreaterThan(0);
    await expect(owner.run(moveCalls.begin, { dump: 'shop.sql.gz', isDry: true, ...terms })).rejects.toThrow(
      moveRefusals.BUSY().message,
    );
    await expect(owner.run(moveCalls.deleteDump, { name: 'shop.sql.gz' })).rejects.toThrow(moveRefusals.BUSY().message);

    await shop.runQueued();

    const move = await owner.run(moveCalls.info, { id });
    expect(move).toMatchObject({ state: 'done', differing: 0, isDry: true, message: '' });
    const orders = move.report?.tables.find(({ label }) => label === '订单');
    expect(orders).toMatchObject({ read: formerFigures.orders, brought: formerFigures.orders });
    expect(move.report?.text).toContain('没有差异');
    expect(move.report?.sums.every(({ theirs, ours }) => theirs === ours)).toBe(true);
    expect(await shop.db.$count(customer)).toBe(0);
    expect((await owner.run(administratorCalls.me, {})).isAsleep).toBeUndefined();
  });

  it('stops where somebody says so, and nothing of the table under way stays', async () => {
    const { id } = await owner.run(moveCalls.begin, { dump: 'shop.sql.gz', isDry: true, ...terms });
    await owner.run(moveCalls.stop, { id });
    await shop.runQueued();

    expect(await owner.run(moveCalls.info, { id })).toMatchObject({ state: 'stopped', message: '已按要求停止，数据没有改动' });
    await expect(owner.run(moveCalls.stop, { id })).rejects.toThrow(moveRefusals.IS_OVER().message);
  });

  it('says in words what is wrong with a dump', async () => {
    await laid('blog.sql', "INSERT INTO `wp_posts` VALUES (1,'x');\n");
    await laid('torn.sql.gz', gzipSync(dump).subarray(0, 900));
    await laid('broken.sql', dump.slice(0, -900));
    await laid('odd.sql', dump.replace(/^INSERT INTO `eb_user` VALUES \(/m, '$&now(), '));
    for (const [name, says] of [
      ['blog.sql', '没有 CRMEB 的数据表'],
      ['torn.sql.gz', '备份文件不完整'],
      ['broken.sql', '备份文件不完整'],
      ['odd.sql', '读不懂'],
    ] as const) {
      const { id } = await owner.run(moveCalls.begin, { dump: name, isDry: true, ...terms });
      await shop.runQueued();
      const { state, message } = await owner.run(moveCalls.info, { id });
      expect([state, message]).toEqual(['failed', expect.stringContaining(says)]);
      expect(message).not.toMatch(/\([A-Z]/);
    }
    await expect(owner.run(moveCalls.begin, { dump: '../shop.sql', isDry: true, ...terms })).rejects.toThrow(
      moveRefusals.NO_DUMP().message,
    );
  });

  it('is not moved into twice at a time, by command and screen', async () => {
    const path = join(folderOf(shop), 'shop.sql.gz');
    const asked = { db: shop.db, write: shop.app.write, url: shop.url, path, isDry: true };
    const refused: unknown[] = [];
    const onStep = async () => {
      if (refused.length > 0) return;
      expect(await isMoving(shop.db)).toBe(true);
      refused.push(await moveIn(asked).catch(String));
    };
    await moveIn({ ...asked, onStep });
    expect(refused).toEqual([expect.stringContaining('有一次迁入正在进行')]);
    expect(await isMoving(shop.db)).toBe(false);
  });

  it('goes on after a command whose process was killed: what it left open is over', async () => {
    const { id } = await noteMove(shop.app.write, { dump: 'shop.sql.gz', isDry: false, ...terms });
    expect((await owner.run(moveCalls.info, { id })).message).toContain('中途断了');
    const { id: next } = await owner.run(moveCalls.begin, { dump: 'shop.sql.gz', isDry: true, ...terms });
    await shop.runQueued();

    expect(await owner.run(moveCalls.info, { id })).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('中途断了'),
    });
    expect(await owner.run(moveCalls.info, { id: next })).toMatchObject({ state: 'done' });
  });

  it('comes for good, and sleeps: no timer touches its orders', async () => {
    const { id } = await owner.run(moveCalls.begin, { dump: 'shop.sql.gz', isDry: false, ...terms });
    await shop.runQueued();

    expect(await owner.run(moveCalls.info, { id })).toMatchObject({ state: 'done', differing: 0 });
    expect(await shop.db.$count(customer)).toBe(formerFigures.customers);
    expect((await owner.run(administratorCalls.me, {})).isAsleep).toBe(true);
    const states = async () =>
      (await shop.app.database.pool.query('select state, count(*) as n from "order" group by 1 order by 1')).rows;
    const before = await states();
    await shop.pass('90 days');
    expect(await states()).toEqual(before);
    expect(await shop.db.$count(order)).toBe(formerFigures.orders);
  });

  it('brings what has come there since, by another run', async () => {
    await laid('later.sql', writeDump(formerShop({ isLater: true }), { writer: 'mysqldump' }));
    const { id } = await owner.run(moveCalls.begin, { dump: 'later.sql', isDry: false, ...terms });
    await shop.runQueued();

    const { report, state } = await owner.run(moveCalls.info, { id });
    expect(state).toBe('done');
    expect(report?.tables.find(({ label }) => label === '订单')).toMatchObject({ brought: 1, already: 24 });
    expect((await owner.run(moveCalls.list, { page: 1, limit: 20 })).list[0]).toMatchObject({ id, isDry: false });
  });
});

describe('the day of the switch', () => {
  it('says what is left to do, and what happens at once', async () => {
    const { isAsleep, items, atOnce } = await owner.run(openingCalls.info, {});

    expect(isAsleep).toBe(true);
    expect(Object.fromEntries(items.map(({ key, state }) => [key, state]))).toMatchObject({
      move: 'look',
      differences: 'done',
      numbers: 'done',
      accounts: 'todo',
      secrets: 'todo',
      payment: 'todo',
    });
    expect(items.find(({ key }) => key === 'secrets')?.advice).toContain('pay_weixin_key');
    expect(atOnce.join()).toContain('取消超时未支付的订单');
  });

  it('keeps timers from being run by hand, and says so in their list', async () => {
    await expect(owner.run(timerCalls.run, { name: 'order.cancelUnpaid' })).rejects.toThrow(timerRefusals.ASLEEP().message);
    const { list } = await owner.run(timerCalls.list, { page: 1, limit: 100, state: 'asleep' });
    const said = /Rest until a shop that moved in opens: (.*)\./.exec(await readFile(OPERATIONS, 'utf8'))?.[1] ?? '';
    expect(list.map(({ name }) => `\`${name}\``).toSorted()).toEqual(said.split(', ').toSorted());
  });

  it('ends once, whoever opens the shop: from then on timers run and no move comes any more', async () => {
    const both = await Promise.allSettled([owner.run(openingCalls.start, {}), owner.run(openingCalls.start, {})]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(owner.run(openingCalls.start, {})).rejects.toThrow(openingRefusals.AWAKE().message);

    await shop.runDue();

    const { rows } = await shop.app.database.pool.query(`select count(*) as n from "order" where state = 'unpaid'`);
    expect(Number(rows[0]?.n)).toBe(0);
    expect((await owner.run(administratorCalls.me, {})).isAsleep).toBeUndefined();
    expect(await owner.run(openingCalls.info, {})).toMatchObject({ isAsleep: false, items: [], openedBy: expect.any(String) });
    await expect(owner.run(moveCalls.begin, { dump: 'later.sql', isDry: false, ...terms })).rejects.toThrow('已经开始营业');
  });
});

describe('a shop that has goods of its own', () => {
  const staff = other.admin();
  beforeEach(() => laid('shop.sql', dump, other));

  it('is never asleep, and is not moved into', async () => {
    await catalogueIn(other).product();
    expect(await staff.run(openingCalls.info, {})).toMatchObject({ isAsleep: false, asleepSince: null });
    expect((await staff.run(moveCalls.dumps, {})).whyNot).toContain('已经有商品');
    await expect(staff.run(moveCalls.begin, { dump: 'shop.sql', isDry: false, ...terms })).rejects.toThrow('已经有商品');
    expect(await other.db.$count(moves)).toBe(0);
  });
});
