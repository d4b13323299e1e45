import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();

describe('a stranger', () => {
  it('is asked to sign in', async () => {
    await expect(shop.stranger.run(changeCalls.undo, { id: 1 })).rejects.toMatchObject({ code: 401 });
  });
  it('is told that an unknown path is not there, inside the envelope', async () => {
    expect(await shop.stranger.raw('GET', '/nothing')).toEqual({ code: 404, message: '没有找到相关数据', data: null });
  });
});
