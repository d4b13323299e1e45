import { describe, expect, it } from 'vitest';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { openMall } from '../../../test/connector.ts';
import { openShop } from '../../../test/shop.ts';
import { bowl, orderOf } from '../../../../stand-ins/connector/mall.ts';
import { detailsIn } from './shapes.ts';

const shop = openShop();
const { mall, bridge, plugIn, set, signIn } = openMall(shop);
const connector = () => shop.app.providers.connector;
const check = () => shop.admin().run(outsideServiceCalls.check, { name: 'connector' });

describe('a connector', () => {
  it('is asked by nobody before its address and secret are there', async () => {
    await expect(connector().product('x')).rejects.toThrow('请先填写采集连接器的地址和密钥');
  });

  it('is checked step by step, and says whether somebody is signed in', async () => {
    await plugIn();
    expect(await check()).toMatchObject([
      { name: '地址', outcome: 'passed' },
      { name: '时钟', outcome: 'passed' },
      { name: '密钥', outcome: 'passed', says: '样板商城 认得这个密钥' },
      { name: '国铁账号', outcome: 'passed', says: '还没有登录，采集前请到国铁商城登录' },
    ]);
  });

  it('pauses when it refuses the secret, until that is put right', async () => {
    await signIn();
    await set({ crawing_connector_secret: 'another' });
    await shop.runQueued();
    await expect(signIn()).rejects.toThrow('签名');
    const asked = bridge().asked.length;
    await expect(signIn()).rejects.toThrow('采集连接器已暂停');
    expect(bridge().asked).toHaveLength(asked);

    await set({ crawing_connector_secret: mall.secret });
    await shop.runQueued();
    await signIn();
  });
});

describe('an answer', () => {
  it.each([
    ['lost', 'lostAnswer', '连接器没有回应'],
    ['not signed', 'unsigned', '回应没有用这个密钥签名'],
    ['no JSON', 'html', '回应不符合约定'],
    ['that the mall is away', 'unavailable', '商城没有回应'],
  ] as const)('that is %s is a sentence', async (_case, fault, says) => {
    mall.products.set(bowl(8).link, bowl(8));
    await set({ crawing_connector_url: bridge().url });
    await shop.runQueued();
    bridge().become(fault, '/product');
    await expect(connector().product(bowl(8).link)).rejects.toThrow(says);
    bridge().become(undefined);
  });

  it('with an amount that is no amount is no order, and keeps no other back', () => {
    const wrong = orderOf('B', { amount: '89.8' });
    const list = [
      { number: 'A', order: orderOf('A') },
      { number: 'B', order: wrong },
    ];
    expect(detailsIn({ list }, ['A', 'B', 'C'])).toMatchObject([
      { number: 'A', order: { amount: 8980 } },
      { number: 'B', message: '连接器返回的订单不符合约定' },
      { number: 'C', message: '连接器没有返回这个订单' },
    ]);
  });
});

describe('one pace', () => {
  it('is kept by all who ask at once, and what came too fast is sent again', async () => {
    await signIn();
    const began = performance.now();

    const products = await Promise.all([8, 8, 8, 8].map((number) => connector().product(bowl(number).link)));

    expect(products).toHaveLength(4);
    expect(performance.now() - began).toBeGreaterThan(2900);
  });
});

describe('a session', () => {
  it('is encrypted in the database, and over with another address', async () => {
    await signIn();
    const { rows } = await shop.app.database.pool.query('select token from provider_token where provider = $1', ['connector']);
    expect(rows[0]?.token).not.toContain(mall.session?.token ?? 'none');

    await set({ crawing_connector_url: `${bridge().url}/` });
    await set({ crawing_connector_secret: mall.secret });
    expect(await connector().session()).toBeUndefined();
  });
});
