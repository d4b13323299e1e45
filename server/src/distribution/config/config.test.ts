import { describe, expect, it } from 'vitest';
import { distributionCalls } from '#contract/distribution/config.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const path = '/admin/store/retail/spread/manage';

describe('the settings of distribution', () => {
  it('are on the wire as its clients know them', async () => {
    expect((await shop.admin().raw('GET', `${path}/get`)).data).toEqual({
      brokerageFuncStatus: 1,
      storeBrokerageQuota: 10,
      brokerageBindind: 0,
      storeBrokerageIsBubble: 1,
      storeBrokerageRatio: 10,
      storeBrokerageTwo: 5,
      userExtractMinPrice: '1.00',
      userExtractBank: '中国银行\n农业银行\n建设银行',
      extractTime: 0,
    });
  });

  it('are saved altogether, flags as clients send them', async () => {
    const config = await shop.admin().run(distributionCalls.get, {});
    const body = { ...config, brokerageFuncStatus: '0', userExtractMinPrice: '2.50', storeBrokerageRatio: '7' };

    expect(await shop.admin().raw('POST', `${path}/set`, { body })).toMatchObject({ code: 200, data: true });

    expect(await shop.admin().run(distributionCalls.get, {})).toMatchObject({
      brokerageFuncStatus: false,
      userExtractMinPrice: 250,
      storeBrokerageRatio: 7,
    });
  });

  it('are told to whoever saves them after somebody else', async () => {
    const opened = Object((await shop.admin().raw('GET', `${path}/get`)).data);
    const save = (change: object) => shop.admin().raw('POST', `${path}/set`, { body: { ...opened, ...change, opened } });

    const answers = await Promise.all([save({ extractTime: 3 }), save({ storeBrokerageTwo: 4 })]);

    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    const kept = await shop.admin().run(distributionCalls.get, {});
    expect([kept.extractTime, kept.storeBrokerageTwo]).toEqual(answers[0]?.code === 200 ? [3, 5] : [0, 4]);
    expect(answers.find(({ code }) => code === 409)?.data).toMatchObject({ theirs: { extractTime: kept.extractTime } });
  });

  it.each([
    [{ storeBrokerageRatio: 60, storeBrokerageTwo: 41 }, '返佣比例加起来不能超过100%'],
    [{ storeBrokerageQuota: -2 }, '分销额度,不能小于-1'],
    [{ extractTime: null }, '冻结时间 不能为空'],
    [{ extractTime: -1 }, '冻结时间最少为0天'],
    [{ userExtractMinPrice: '-1' }, '用户提现最低金额最小为0'],
    [{ storeBrokerageIsBubble: 2 }, '是否展示分销气泡只能选择0-1'],
  ])('refuse %j', async (wrong, message) => {
    const good = Object((await shop.admin().raw('GET', `${path}/get`)).data);
    expect(await shop.admin().raw('POST', `${path}/set`, { body: { ...good, ...wrong } })).toMatchObject({ code: 400, message });
  });
});
