import { beforeAll, describe, expect, it, vi } from 'vitest';
import { foundCalls, platformForms } from '#contract/collection/found.ts';
import { known, links } from '../../../test/found.ts';
import { KEY, openProvider } from '../../../test/provider.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const provider = openProvider(shop);
const admin = shop.admin();
const { manner } = provider;
const FAILED = '确认URL和平台是否正确，以及平台费用是否足额';

const { taobao, jd, suning, pdd, tmall } = platformForms;
const by99Api = (form: number, url: string) => admin.run(foundCalls.importProduct, { form, url });
const byPass = (url: string) => admin.run(foundCalls.copyProduct, { url });
const config = () => admin.run(foundCalls.copyConfig, {});

beforeAll(() => void Object.assign(manner.items, known));

describe('before anything is set up', () => {
  it('says what is missing, and the dialog opens all the same', async () => {
    expect(await config()).toEqual({ copyType: '1', copyNum: 0 });
    await expect(by99Api(taobao, links.taobao)).rejects.toMatchObject({
      code: 500,
      message: `${FAILED}请配置复制产品平台的Token -- www.99api.com`,
    });
    await expect(byPass(links.taobao)).rejects.toMatchObject({ code: 500, message: '请配置一号通账号！' });
    await provider.set({ copy_product_apikey: KEY, sms_account: 'shop' });

    await expect(by99Api(jd, links.jd)).rejects.toMatchObject({
      message: `${FAILED}请配置复制产品平台的Url-- www.99api.com`,
    });
    await expect(byPass(links.taobao)).rejects.toMatchObject({ message: '请配置一号通密码！' });
    await provider.set({ sms_token: 'secret' });
    await expect(byPass(links.taobao)).rejects.toMatchObject({ message: '请先进行采集商品配置' });
  });
});

describe('a product read through 99Api', () => {
  beforeAll(() => provider.by99Api());

  it('is asked for by the numbers in its link', async () => {
    provider.asked.length = 0;
    await by99Api(suning, links.suning);

    expect(provider.asked).toEqual([`/suning/detail?apikey=${KEY}&itemid=105&shopid=0070`]);
    expect(await config()).toEqual({ copyType: '2', copyNum: 0 });
  });

  it('has its specifications, safe pictures and a clean text', async () => {
    expect(await by99Api(taobao, links.taobao)).toMatchObject({
      storeName: '棉麻衬衫',
      keyword: '棉麻衬衫',
      image: 'https://img.alicdn.com/a.jpg',
      sliderImage: ['https://img.alicdn.com/a.jpg', 'https://img.alicdn.com/b.jpg'],
      specType: true,
      attr: [
        { attrName: '颜色', attrValues: ['雾蓝', '米白'] },
        { attrName: '尺码', attrValues: ['M，L'] },
      ],
      content: '<p>透气</p><img src="https://img.alicdn.com/c.jpg" />',
      price: null,
    });
  });

  it.each([
    ['淘宝, without specifications', taobao, links.plain, { storeName: '素杯', specType: false, attr: [] }],
    ['天猫', tmall, links.tmall, { storeName: '旗舰衬衫', storeInfo: '透气不皱', content: '' }],
    ['京东', jd, links.jd, { keyword: null, price: 12_900, attr: [{ attrName: '颜色', attrValues: ['白', '黑'] }] }],
    ['苏宁', suning, links.suning, { keyword: null, price: 8900, specType: false, attr: [], content: '<p>护眼</p>' }],
    ['拼多多', pdd, links.pdd, { price: 1990, otPrice: 3990, videoLink: 'https://video.yangkeduo.com/v.mp4', content: '' }],
  ])('is told in the fields of %s', async (_case, form, link, wanted) => {
    expect(await by99Api(form, link)).toMatchObject(wanted);
  });

  it.each([
    ['of another platform', links.jd],
    ['of nobody’s', 'https://evil.example/item.htm?id=101'],
    ['that only looks like it', 'https://taobao.com.evil.example/?id=101'],
    ['to no product', 'https://item.taobao.com/item.htm'],
    ['that smuggles', 'https://item.taobao.com/item.htm?id=1%26apikey%3Dx'],
  ])('is not asked for by a link %s', async (_case, link) => {
    provider.asked.length = 0;

    await expect(by99Api(taobao, link)).rejects.toMatchObject({ code: 500, message: expect.stringContaining(FAILED) });
    expect(provider.asked).toEqual([]);
  });

  it.each([
    ['fails', 'failing', '采集接口没有正常回应'],
    ['answers rubbish', 'rubbish', '未找到data'],
    ['answers twice in one', 'twice', '未找到data'],
    ['says nothing', 'silent', '未找到data'],
  ] as const)('is not there when the provider %s', async (_case, mood, says) => {
    manner.mood = mood;

    await expect(by99Api(taobao, links.taobao)).rejects.toMatchObject({ code: 500, message: expect.stringContaining(says) });
    expect(await by99Api(taobao, links.taobao)).toMatchObject({ storeName: '棉麻衬衫' });
  });

  it('says which part of an answer is missing', async () => {
    Object.assign(manner.items, { 1: { data: {} }, 2: { data: { item: { name: '壶' } } } });

    await expect(by99Api(taobao, 'https://item.taobao.com/?id=1')).rejects.toMatchObject({
      message: `${FAILED}复制商品失败--返回数据格式错误--未找到item`,
    });
    await expect(by99Api(jd, 'https://item.jd.com/2.html')).rejects.toMatchObject({
      message: expect.stringContaining('未找到props'),
    });
  });

  it('never tells the key when something goes wrong', async () => {
    manner.mood = 'failing';

    const error: unknown = await by99Api(taobao, links.taobao).catch((caught: unknown) => caught);

    expect(JSON.stringify(error)).not.toContain(KEY);
  });
});

describe('a product read through the account', () => {
  beforeAll(() => provider.byPass());

  it('takes one of those that are left, and is told with its prices', async () => {
    manner.left = 3;
    expect(await config()).toEqual({ copyType: '1', copyNum: 3 });

    const { info } = await byPass(links.taobao);

    expect(info).toMatchObject({
      storeName: '茶壶',
      unitName: '把',
      price: 5900,
      cost: 2000,
      otPrice: 7950,
      content: '<p>手工</p>',
    });
    expect(info.attr).toEqual([{ attrName: '容量', attrValues: ['200ml', '300ml'] }]);
    expect(await config()).toEqual({ copyType: '1', copyNum: 2 });
  });

  it('signs in once for all who ask, and again when its token is refused', async () => {
    const signIns = () => provider.asked.filter((path) => path.endsWith('user/login')).length;
    const before = signIns();
    manner.mood = 'forgetful';

    const all = await Promise.all([config(), config(), config()]);

    expect(all.map(({ copyNum }) => copyNum)).toEqual([2, 2, 2]);
    expect(signIns()).toBe(before + 1);
    await config();
    expect(signIns()).toBe(before + 1);
  });

  it('says what the account is told', async () => {
    manner.left = 0;

    await expect(byPass(links.taobao)).rejects.toMatchObject({ code: 500, message: '一号通平台接口采集次数不足' });
    await expect(byPass(links.taobao)).rejects.toMatchObject({ message: expect.stringMatching(/^一号通已暂停：/) });
    manner.left = 2;
    await shop.admin().run(outsideServiceCalls.check, { name: 'onePass' });
    await byPass(links.taobao);
  });

  it.each([
    ['fails', 'failing', '一号通平台接口异常，没任何数据返回！请稍后重试'],
    ['says nothing', 'silent', '一号通平台接口异常，没任何数据返回！请稍后重试'],
    ['answers rubbish', 'rubbish', '一号通平台接口异常！请稍后重试'],
    ['answers twice in one', 'twice', '一号通平台接口异常！请稍后重试'],
  ] as const)('is not there when the platform %s', async (_case, mood, message) => {
    await config();
    manner.mood = mood;

    await expect(byPass(links.taobao)).rejects.toMatchObject({ code: 500, message });
  });

  it('is not asked for by a link of nobody’s', async () => {
    await expect(byPass('https://evil.example/1')).rejects.toMatchObject({ code: 400 });
  });

  it('is refused with a wrong password, while the dialog opens without a number', async () => {
    await provider.byPass('wrong');

    await vi.waitFor(async () => expect(await config()).toEqual({ copyType: '1', copyNum: 0 }));
    await expect(byPass(links.taobao)).rejects.toMatchObject({
      message: '一号通已暂停：一号通平台接口账号或密码错误。请按提示处理：账号或密码不对就重新填写，次数不足就到一号通充值',
    });
  });
});
