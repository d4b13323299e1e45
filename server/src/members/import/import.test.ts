import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { memberImportCalls } from '#contract/members/member-import.ts';
import { fundsSettings } from '#contract/customers/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { couponTypes } from '#contract/coupon-record.ts';
import { couponUser } from '#server/coupons/index.ts';
import { customer } from '#server/customers/index.ts';
import { findRun, runJob } from '#server/jobs/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { openShop } from '../../../test/shop.ts';
import { memberKind } from './member-kind.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, ledger, gaps, written } = accountsIn(shop);
const { coupon } = couponsIn(shop);
const { check, run, info, rows, problems } = memberImportCalls;
const HEAD = '手机号,昵称,姓名,用户等级,用户分组,用户标签,余额,积分,备注';

const upload = (lines: readonly string[], head = HEAD) =>
  admin.run(check, { file: new File([[head, ...lines].join('\n')], '会员.csv') });
async function imported(lines: readonly string[]) {
  const { id } = await upload(lines);
  const { jobId } = await admin.run(run, { id });
  await shop.runQueued();
  return { id, message: (await admin.run(jobCalls.info, { id: jobId })).message };
}
const memberOf = async (phone: string) => (await shop.db.select().from(customer).where(eq(customer.phone, phone)))[0];
const listed = async (id: number) => (await admin.run(rows, { id, page: 1, limit: 20 })).list;

describe('a sheet of members', () => {
  it('is read below a title, its balances in the unit of their heading', async () => {
    const lines = ['手机号,昵称,余额(分)', '0086-13900000091,甲,1250', '１３９００００００９２,乙,"1,299"'];

    const checked = await upload(lines, '会员名单,,');

    expect(checked).toMatchObject({ created: 1, refused: 1, nowMoney: 1250 });
    expect((await listed(checked.id)).map(({ row, state }) => [row, state])).toEqual([
      [3, 'waiting'],
      [4, 'refused'],
    ]);
  });

  it('is checked without changing anybody, and then opens balance and points of each', async () => {
    await coupon({ name: '新人券', type: couponTypes.newcomer });
    await admin.run(customerTagCalls.save, { name: '老店用户' });
    const lines = ['13900000001,林小满,林满,黄金会员,高级会员,老店用户,120.50,300,老客', '13900000002,,,,,,,,'];

    const checked = await upload(lines);

    expect(checked).toMatchObject({ created: 2, updated: 0, refused: 0, nowMoney: 12_050, integral: 300 });
    expect(checked.columns.map(({ field }) => field)).toEqual([
      '手机号',
      '昵称',
      '真实姓名',
      '用户等级',
      '用户分组',
      '用户标签',
      '余额',
      '积分',
      '备注',
    ]);
    expect((await listed(checked.id)).map(({ phone, reason }) => [phone, reason])).toEqual([
      ['139****0001', '新增：昵称、真实姓名、用户等级、用户分组、用户标签、期初余额 120.50、期初积分 300、备注'],
      ['139****0002', '新增'],
    ]);
    expect(await memberOf('13900000001')).toBeUndefined();

    const [first, again] = [await admin.run(run, { id: checked.id }), await admin.run(run, { id: checked.id })];
    expect(again).toEqual(first);
    await shop.runQueued();

    expect(await admin.run(info, { id: checked.id })).toMatchObject({ state: 'done', changed: 2, refused: 0 });
    const lin = await memberOf('13900000001');
    expect(lin).toMatchObject({
      nickname: '林小满',
      realName: '林满',
      nowMoney: 12_050,
      integral: 300,
      groupId: 3,
      mark: '老客',
    });
    expect(lin?.level).not.toBeNull();
    expect(await memberOf('13900000002')).toMatchObject({ nickname: '用户0002', lastLoginTime: null });
    const { money, points } = await ledger('13900000001');
    expect(money).toMatchObject([{ type: 'opening', amount: 12_050, balance: 12_050 }]);
    expect(points).toMatchObject([{ kind: 'opening', integral: 300 }]);
    expect(await shop.db.$count(couponUser)).toBe(0);
    expect(await gaps()).toEqual([]);
  });

  it('changes nothing when it is imported again', async () => {
    const lines = ['13900000011,甲,,,,,10,5,', '13900000012,乙,,,,,20,,'];
    await imported(lines);

    expect(await upload(lines)).toMatchObject({ created: 0, updated: 0, unchanged: 2, nowMoney: 0 });
    const { id } = await upload([...lines, '13900000013,丙,,,,,,,']);
    await imported(['13900000013,丙,,,,,,,']);
    await admin.run(run, { id });
    await shop.runQueued();
    expect(await admin.run(info, { id })).toMatchObject({ changed: 0, unchanged: 3 });
    expect(await ledger('13900000011')).toMatchObject({ money: [{ amount: 1000 }], points: [{ integral: 5 }] });
  });

  it('opens nothing twice when its process dies', async () => {
    const lines = Array.from({ length: 230 }, (_, at) => `1380000${String(at).padStart(4, '0')},客${at},,,,,1,1,`);
    const { id } = await upload(lines);
    const { jobId } = await admin.run(run, { id });
    let portion = 0;
    const write: typeof shop.app.write = async (act, verb) => {
      if (act.name !== 'customer.importMembers') return shop.app.write(act, verb);
      portion += 1;
      const done = await shop.app.write(act, verb);
      if (portion === 1) throw new Error('the power is gone');
      return done;
    };
    const dead: typeof write = (act, verb) => (portion > 0 ? Promise.reject(new Error('the power is gone')) : write(act, verb));
    const by = { id: (await findRun(shop.db, id))?.adminId ?? 0, name: '站长' };
    await expect(runJob(memberKind).run({ ...shop.app, write: dead }, { jobId, by })).rejects.toThrow('the power is gone');

    await shop.runQueued();

    expect(await admin.run(info, { id })).toMatchObject({ state: 'done', changed: 230 });
    expect(await ledger('13800000000')).toMatchObject({ money: [{ amount: 100 }], points: [{ integral: 1 }] });
    expect(await gaps()).toEqual([]);
  });

  it('is known by who brought it alone, and for a week', async () => {
    const { id } = await imported(['13900000021,丁,,,,,,,']);
    const other = shop.admin({ realName: '小李' });
    for (const call of [info, problems]) await expect(other.run(call, { id })).rejects.toMatchObject({ code: 404 });

    await shop.pass('8 days');
    await expect(admin.run(info, { id })).rejects.toMatchObject({ code: 404 });
  });
});

describe('a known customer', () => {
  it('gets what is written and differs, tags on top, and a level only upwards', async () => {
    const uid = await uidOf('known');
    await written(({ tx }) => tx.update(customer).set({ phone: '13700000001', mark: '旧' }).where(eq(customer.id, uid)));
    await imported(['13700000001,新名,,黄金会员,,,50,,']);
    const before = await memberOf('13700000001');

    const { id } = await imported(['13700000001,,,普通会员,,,50,9,新']);

    expect(await memberOf('13700000001')).toMatchObject({
      id: uid,
      nickname: '新名',
      mark: '新',
      level: before?.level,
      nowMoney: 5000,
      integral: 9,
    });
    expect((await listed(id))[0]?.reason).toBe('更新：期初积分 9、备注');
  });
});

describe('a bad row', () => {
  it('keeps no good one out, and comes back with its reason in a sheet', async () => {
    await imported(['13600000001,甲,,,,,10,,']);
    const lines = [
      '136,乙,,,,,,,',
      '13600000002,丙,,传奇会员,,,,,',
      '13600000001,甲,,,,,99,,',
      '13600000003,丁,,,,,,,',
      '13600000003,戊,,,,,,,',
      '13600000004,己,,,,,12,50,7,记',
    ];

    const { id, message } = await imported(lines);

    expect(message).toBe('已导入 1 位，有问题 5 位');
    const [head, ...bad] = await admin.run(problems, { id });
    expect(head).toEqual(['手机号', '昵称', '真实姓名', '用户等级', '用户分组', '用户标签', '余额', '积分', '备注', '原因']);
    expect(bad.map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ['136', '第 2 行「手机号」（A2）：“136”不正确，应为 1 开头的 11 位数字'],
      ['13600000002', '第 3 行「用户等级」（D3）：没有“传奇会员”这个用户等级，请先添加等级或改正名称'],
      ['13600000001', '第 4 行「余额」（G4）：已经导入过期初余额 10.00，不能再改成 99.00，请在用户列表里用“积分余额”调整'],
      ['13600000003', '第 6 行「手机号」（A6）：与第 5 行的手机号重复，同一位用户只写一行'],
      ['13600000004', expect.stringMatching(/^第 7 行：这一行的列数比标题行多/)],
    ]);
    const sheet = bad.map((cells) => cells.join(','));
    expect(await upload(sheet.slice(0, 4), head?.join(','))).toMatchObject({ refused: 3, updated: 1 });
    expect(bad.at(-1)?.[6]).toBe('12,50,7,记');
  });

  it.each(['手机', '手机号码', '电话'])('names its column once, by the heading it has: %s', async (heading) => {
    const { id } = await upload(['136,甲'], `${heading},昵称`);

    expect((await listed(id)).map(({ reason }) => reason)).toEqual([
      `第 2 行「${heading}」（A2）：“136”不正确，应为 1 开头的 11 位数字`,
    ]);
  });

  it('names the customers whose number it is not clear to be', async () => {
    const [uid = 0, one = 0, other = 0] = await Promise.all(['13600000021', 'one', 'other'].map(uidOf));
    const give = (id: number, phone: string) =>
      written(({ tx }) => tx.update(customer).set({ phone }).where(eq(customer.id, id)));
    await give(uid, '13600000022');
    for (const id of [one, other]) await give(id, '13600000023');

    const { id } = await upload(['13600000021,甲,,,,,,,', '13600000023,乙,,,,,,,']);

    expect((await listed(id)).map(({ reason }) => reason)).toEqual([
      `第 2 行「手机号」（A2）：用户 ${uid} 在商城用这个手机号登录，绑定的却不是它，请先核对这位用户`,
      `第 3 行「手机号」（A3）：有 2 位用户用这个手机号（ID ${[one, other].toSorted((a, b) => a - b).join('、')}），请先核对这些用户`,
    ]);
  });

  it('names a balance so large that a second person must agree', async () => {
    const limit = (value: string) => admin.run(configCalls.save, { key: fundsSettings.funds_review_above.key, value });
    await limit('100');
    const { id } = await upload(['13600000009,大户,,,,,100.01,,', '13600000010,散户,,,,,100,,']);
    await limit('0');

    const reasons = (await listed(id)).map(({ reason }) => reason);
    expect(reasons).toEqual([expect.stringContaining('合计超过 100.00 元要由两人复核'), '新增：昵称、期初余额 100.00']);
  });

  it('opens no more in a day, alone, than a person may give by hand', async () => {
    const limit = (value: string) => admin.run(configCalls.save, { key: fundsSettings.funds_review_day.key, value });
    await limit('150');
    const { id } = await imported(['13655566671,先,,,,,100,,', '13655566672,后,,,,,100,,', '13655566673,无,,,,,,,']);
    await limit('0');

    expect((await listed(id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['done', expect.any(String)],
      ['refused', expect.stringContaining('需要另一人复核')],
      ['done', expect.any(String)],
    ]);
    expect(await memberOf('13655566672')).toBeUndefined();
  });

  it.each([
    [['a'], '姓名', '表格里没有“手机号”列，请在第一行写上列名，或下载模板填写'],
    [[], '手机号', '文件只有标题行，没有数据，请从第二行起填写后重新上传'],
  ])('is told from a bad sheet: %j', async (lines, head, message) => {
    await expect(upload(lines, head)).rejects.toMatchObject({ message });
  });
});
