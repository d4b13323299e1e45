import { describe, expect, it } from 'vitest';
import { customerLevelCalls } from '#contract/customers/levels.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { openShop } from '../../../test/shop.ts';
import { keptFrom } from './rules.ts';

const shop = openShop();
const admin = shop.admin();
const draft = { icon: '/files/public/user/a.png', discount: 80, isShow: true };

describe('levels', () => {
  it('are five in a new shop, in the JSON of the wire', async () => {
    const { data } = await admin.raw('GET', '/admin/system/user/level/list', {});

    expect(data).toMatchObject(
      [
        ['普通会员', 1, 100],
        ['黄铜会员', 500, 90],
        ['白银会员', 999, 85],
        ['黄金会员', 5000, 80],
        ['钻石会员', 12_000, 70],
      ].map(([name, experience, discount], at) => ({ name, experience, discount, grade: at + 1, isShow: true, isDel: false })),
    );
  });

  itKeepsRecords(shop, customerLevelCalls, {
    valid: (name) => {
      const place = 100 + Number(name.trim().slice(1));
      return { ...draft, name, grade: place, experience: place * 1000 };
    },
    invalid: [
      ['no name', { name: ' ' }, '等级名称不能为空'],
      ['a long name', { name: '长'.repeat(51) }, '等级名称不能超过50个字符'],
      ['no experience', { experience: null }, '等级经验不能为空'],
      ['no grade', { grade: '' }, '会员等级不能为空'],
      ['a grade below the first', { grade: 0 }, '会员等级最小为1'],
      ['no discount', { discount: null }, '折扣不能为空'],
      ['a price of nothing', { discount: 0 }, '折扣值不能小于1'],
      ['more than the price', { discount: 101 }, '折扣值不能大于100'],
      ['no word whether it is shown', { isShow: null }, '是否显示不能为空'],
    ],
    taken: '用户等级名称重复',
    gone: { code: 500, message: expect.stringMatching(/^(系统)?等级不存在$/) },
    switches: { isShow: customerLevelCalls.use },
  });
});

describe('the icon of a level', () => {
  it('is needed where one is added; left empty, a level keeps what it has, as those of a new shop have none', async () => {
    const { data } = await admin.raw('GET', '/admin/system/user/level/info', { query: { id: 2 } });
    const level = { id: 2, ...draft, ...Object(data), discount: 91 };
    const added = { body: { ...level, name: '没有图标', icon: '' } };
    expect(await admin.raw('POST', '/admin/system/user/level/save', added)).toMatchObject({
      code: 400,
      message: '会员图标不能为空',
    });

    await admin.run(customerLevelCalls.update, { ...level, icon: '' });
    expect(await admin.run(customerLevelCalls.info, { id: 2 })).toMatchObject({ discount: 91, icon: '' });
    await admin.run(customerLevelCalls.update, { ...level, icon: draft.icon });
    await admin.run(customerLevelCalls.update, { ...level, icon: '' });
    expect(await admin.run(customerLevelCalls.info, { id: 2 })).toMatchObject({ icon: expect.stringMatching(/a\.png$/) });
  });
});

describe('the place of a level', () => {
  const place = (grade: number, experience: number) => ({ ...draft, name: `第${grade}级 ${experience}`, grade, experience });

  it.each([
    [2, 700, '用户等级级别重复'],
    [6, 12_000, '当前等级的经验不能比上一级别的经验低'],
    [4, 12_000, '当前等级的经验不能比下一级别的经验高'],
  ])('is between its neighbours: not grade %i for %i', async (grade, experience, message) => {
    await expect(admin.run(customerLevelCalls.save, place(grade, experience))).rejects.toMatchObject({ message });
  });

  it('is free above the highest', async () => {
    await admin.run(customerLevelCalls.save, place(6, 12_001));
    expect(await admin.run(customerLevelCalls.list, {})).toContainEqual(expect.objectContaining(place(6, 12_001)));
  });
});

describe('experience by which members stay', () => {
  const level = { experience: 1000, keepsFrom: null };
  const harder = { experience: 1000, keepsFrom: 400 };
  it.each([
    ['is that before a raise where they are kept', level, 2000, true, 1000],
    ['is no other where they are not', level, 2000, undefined, null],
    ['is the first of several', harder, 2000, true, 400],
    ['goes with a raise without a word', harder, 2000, undefined, null],
    ['stays when the threshold does', harder, 1000, undefined, 400],
    ['goes when all of them need as much', harder, 1000, false, null],
    ['stays while it is less than a lower threshold', harder, 500, true, 400],
    ['goes below it', harder, 300, true, null],
    ['is none of a new level', undefined, 300, true, null],
  ])('%s', (_, before, experience, keepsMembers, from) => {
    expect(keptFrom(before, experience, keepsMembers)).toBe(from);
  });
});
