import { describe, expect, it } from 'vitest';
import '#contract/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import { alongText, firstDay, openedTo } from './rules.ts';

const clerk = (...may: string[]): Administrator => ({
  kind: 'admin',
  id: 1,
  name: '店长',
  account: 'clerk',
  roleIds: [],
  may: new Set(may),
  sessionId: 1,
  mustChangePassword: false,
});
const CLOSED = '没有权限查看或恢复这类记录';

describe('what was deleted', () => {
  it('can be brought back for thirty days', () => {
    expect(firstDay(new Date('2026-11-20T06:00:00Z')).toISOString()).toBe('2026-10-21T06:00:00.000Z');
  });

  it('is open to who may both delete and save it, and to who may do everything', () => {
    const both = ['admin:product:brand:delete', 'admin:product:brand:save'];

    expect(openedTo(clerk(...both), 'brand')).toMatchObject({ named: ['name'] });
    expect(openedTo(clerk('*:*:*'), 'category')).toMatchObject({ kind: 'type' });
    for (const one of both) expect(() => openedTo(clerk(one), 'brand')).toThrow(CLOSED);
    expect(() => openedTo({ kind: 'storefront', id: 1, name: '' }, 'brand')).toThrow(CLOSED);
  });

  it.each(['product', 'admin', 'nothing', 'constructor', ''])('is not to be had of a %j', (noun) => {
    expect(() => openedTo(clerk('*:*:*'), noun)).toThrow(CLOSED);
  });

  it('says what goes along, in the order in which it is declared', () => {
    const words = { brand_cate: '个品牌的关联', attachment: '张图片' };

    expect(
      alongText(
        words,
        new Map([
          ['attachment', 12],
          ['brand_cate', 3],
          ['other', 1],
        ]),
      ),
    ).toBe('3 个品牌的关联、12 张图片');
    expect(alongText(words, new Map())).toBe('');
  });
});
