import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { collectedDraftRefusals } from '#contract/collection/drafts.ts';
import { collectedProductCalls } from '#contract/collection/collected-products.ts';
import { type FoundProduct, foundCalls } from '#contract/collection/found.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { connectorRefusals } from '#contract/services/connector.ts';
import { api99Refusals } from '#contract/services/api99.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { categories, pageOf } from '../product/sample-products.ts';
import './collect-dialog.tsx';
import { CollectButton } from './collect-button.tsx';

const own = { id: null, cateId: null, tempId: null, attrValue: null, sort: null, giveIntegral: null, ficti: null, isSub: null };
const flags = { isHot: null, isBenefit: null, isBest: null, isNew: null, isGood: null };
const shirt: FoundProduct = {
  ...own,
  ...flags,
  activity: null,
  couponIds: null,
  flatPattern: null,
  storeName: '棉麻衬衫',
  storeInfo: '透气',
  keyword: '衬衫',
  unitName: '件',
  image: 'https://img.alicdn.com/a.jpg',
  sliderImage: ['https://img.alicdn.com/a.jpg', 'https://img.alicdn.com/b.jpg'],
  videoLink: null,
  price: 12_900,
  cost: null,
  otPrice: null,
  specType: true,
  attr: [
    { attrName: '颜色', attrValues: ['雾蓝', '米白'] },
    { attrName: '尺码', attrValues: ['M'] },
  ],
  content: '<p>透气</p>',
};

const GUOTIE = 'https://mall.example/item/8';
const LINK = 'https://detail.tmall.com/item.htm?id=1';

async function open(wire: Answering[] = [], scene = {}) {
  const view = renderScreen(<CollectButton call={productCalls.save} />, {
    wire: [
      on(foundCalls.copyConfig, { copyType: '2', copyNum: 0 }),
      on(foundCalls.importProduct, shirt),
      on(foundCalls.copyProduct, { info: shirt }),
      on(categoryCalls.tree, categories),
      on(brandCalls.listAll, []),
      on(groupDataCalls.list, pageOf()),
      on(shopCalls.list, pageOf()),
      on(ruleCalls.list, pageOf()),
      on(freightTemplateCalls.list, pageOf()),
      ...wire,
    ],
    ...scene,
  });
  await view.user.click(screen.getByRole('button', { name: '商品采集' }));
  const dialog = within(await screen.findByRole('dialog', { name: '采集商品' }));
  const search = async (link: string) => {
    await waitFor(() => expect(dialog.getByLabelText('链接地址')).toHaveProperty('disabled', false));
    const box = dialog.getByLabelText('链接地址');
    await view.user.clear(box);
    await view.user.type(box, `${link}{Enter}`);
  };
  return { ...view, dialog, search };
}

describe('the dialog that collects a product', () => {
  it('asks 99Api for what the link says, and fills the form with all combinations', async () => {
    const { sent, dialog, search } = await open();
    await search(LINK);
    expect(await dialog.findByDisplayValue('棉麻衬衫')).toBeTruthy();
    expect(sent(foundCalls.importProduct)).toEqual([{ form: 5, url: LINK }]);
    expect(dialog.getByRole('textbox', { name: '米白 / M售价' }).getAttribute('value')).toBe('129.00');
    expect(dialog.getAllByRole('textbox', { name: /成本价$/ })).toHaveLength(3);
  });

  it('says how many are left of the account, and lets it find the platform', async () => {
    const { sent, dialog, search } = await open([on(foundCalls.copyConfig, { copyType: '1', copyNum: 8 })]);
    expect(await dialog.findByText(/剩余采集次数：8/)).toBeTruthy();
    expect(dialog.queryByRole('radiogroup', { name: '平台' })).toBeNull();
    await search(LINK);
    await dialog.findByDisplayValue('棉麻衬衫');
    expect(sent(foundCalls.copyProduct)).toEqual([{ url: LINK }]);
    expect(sent(foundCalls.copyConfig)).toHaveLength(2);
  });

  it('wants a link, and says why nothing was found', async () => {
    const refuse = () => {
      throw api99Refusals.NO_KEY();
    };
    const { user, notes, dialog, search } = await open([on(foundCalls.importProduct, refuse)]);
    await user.click(await dialog.findByRole('button', { name: '采集' }));
    expect(notes).toMatchObject([{ kind: 'warning', text: '请输入链接地址！' }]);
    await search(LINK);
    await waitFor(() => expect(notes.at(-1)?.text).toContain('请配置复制产品平台的Token'));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
  });

  it('does not save what is not complete', async () => {
    const { user, sent, notes, dialog, search } = await open();
    await search(LINK);
    await dialog.findByDisplayValue('棉麻衬衫');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(notes.at(-1)).toMatchObject({ kind: 'warning', text: '请填写完整商品信息！' }));
    expect(sent(productCalls.save)).toEqual([]);
  });

  it('makes the one combination of a product without specifications', async () => {
    const { dialog, search } = await open([on(foundCalls.importProduct, { ...shirt, specType: false, attr: [] })]);
    await search(LINK);
    expect(await dialog.findByRole('textbox', { name: '售价' })).toBeTruthy();
  });

  it('takes another picture as the cover', async () => {
    const { user, dialog, search } = await open();
    await search(LINK);
    const second = await dialog.findByRole('button', { name: '把第 2 张设为封面' });
    expect(second.getAttribute('aria-pressed')).toBe('false');
    await user.click(second);
    await waitFor(() => expect(second.getAttribute('aria-pressed')).toBe('true'));
  });

  it('is not left by mistake with what was found', async () => {
    const { user, dialog, search } = await open();
    await search(LINK);
    await dialog.findByDisplayValue('棉麻衬衫');
    await user.click(dialog.getByRole('button', { name: '取消' }));
    expect(await screen.findByRole('button', { name: '放弃' })).toBeTruthy();
  });

  it('says that pictures stay where they are to those who may not bring any', async () => {
    const { dialog, search } = await open([], {
      may: ['admin:product:save', 'admin:product:copy:config', 'admin:product:import:product'],
    });
    await search(LINK);
    expect(await dialog.findByText(/商品图片会保留来源网站的地址/)).toBeTruthy();
  });

  it('tells those who may not collect', async () => {
    const { dialog } = await open([], { may: ['admin:product:save', 'admin:product:copy:config'] });
    expect(await dialog.findByText('没有采集商品的权限，请联系管理员')).toBeTruthy();
  });

  it('is not there for those who may not add products', () => {
    renderScreen(<CollectButton call={productCalls.save} />, { may: ['admin:product:import:product'] });
    expect(screen.queryByRole('button', { name: '商品采集' })).toBeNull();
  });

  it('makes a draft of a product of 国铁商城, and goes on to it', async () => {
    const draft = { ...shirt, id: 7, soureLink: GUOTIE, platform: 'guotie' as const, status: 0 };
    const { user, sent, dialog, search, address } = await open([on(collectedProductCalls.collect, draft)]);
    await user.click(await dialog.findByRole('radio', { name: '国铁商城' }));
    await search(GUOTIE);
    await waitFor(() => expect(address()).toBe('/store/list/crawingStore/7'));
    expect(sent(collectedProductCalls.collect)).toEqual([{ url: GUOTIE, platform: 'guotie' }]);
  });

  it.each([
    [collectedDraftRefusals.KNOWN({ draftId: 7 }), '打开草稿', '/store/list/crawingStore/7'],
    [connectorRefusals.NOT_SIGNED_IN(), '去登录国铁账号', '/guotie/login'],
  ])('leads on where it is refused: %s', async (refusal, label, to) => {
    const refuse = () => {
      throw refusal;
    };
    const { user, dialog, search } = await open([on(collectedProductCalls.collect, refuse)]);
    await user.click(await dialog.findByRole('radio', { name: '国铁商城' }));
    await search(GUOTIE);
    expect(await dialog.findByText(refusal.message)).toBeTruthy();
    expect(dialog.getByRole('link', { name: label }).getAttribute('href')).toBe(to);
  });

  it('passes an accessibility check', async () => {
    const { baseElement } = await open();
    await screen.findByLabelText('链接地址');
    expect(await complaintsOf(baseElement)).toEqual([]);
  });
});

describe('many products', () => {
  const run = {
    id: 4,
    label: '采集商品 2 个',
    state: 'done',
    matched: 2,
    changed: 1,
    unchanged: 0,
    refused: 1,
    jobId: 9,
  } as const;
  const row = { url: GUOTIE, reason: '', draftId: 7 };
  const rows = [
    { ...row, id: 1, state: 'done' as const },
    { id: 2, url: '9', state: 'refused' as const, reason: '请先登录国铁账号', draftId: null },
  ];
  async function openMany(wire: Answering[] = []) {
    const view = await open([
      on(collectedProductCalls.collectMany, { taskId: 4, jobId: 9, total: 2, successList: [], failList: [] }),
      on(collectedProductCalls.infoMany, { ...run, changeId: null, undone: false, takenBack: 0, createTime: new Date() }),
      on(collectedProductCalls.rowsMany, { ...pageOf(), list: rows, total: 2 }),
      on(jobCalls.info, () => new Promise(() => {})),
      ...wire,
    ]);
    await view.user.click(await view.dialog.findByText('多个商品'));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: '采集商品' })) };
  }

  it('are collected by lines, each once, and each says what became of it', async () => {
    const { user, sent, dialog } = await openMany();
    await user.click(dialog.getByLabelText('链接或编号'));
    await user.paste(`${GUOTIE}\n\n9\n${GUOTIE}`);
    await user.click(dialog.getByRole('button', { name: '采集 2 个' }));
    expect(await dialog.findByText('请先登录国铁账号')).toBeTruthy();
    expect(sent(collectedProductCalls.collectMany)).toMatchObject([{ urls: [GUOTIE, '9'] }]);
    expect(dialog.getByRole('button', { name: '重试 1 个' })).toBeTruthy();
    await user.click(dialog.getByText('全部 2'));
    expect((await dialog.findByRole('link', { name: '打开草稿' })).getAttribute('href')).toBe('/store/list/crawingStore/7');
  });

  it('are a page of a shop', async () => {
    const { user, sent, dialog } = await openMany();
    await user.click(dialog.getByRole('radio', { name: '国铁商城的店铺' }));
    await user.type(dialog.getByLabelText('店铺地址'), 'https://mall.example/shop/1');
    await user.click(dialog.getByRole('button', { name: '采集' }));
    await waitFor(() =>
      expect(sent(collectedProductCalls.collectMany)).toEqual([{ shopUrl: 'https://mall.example/shop/1', page: 1, limit: 50 }]),
    );
  });

  it('are no more than fifty', async () => {
    const { user, dialog } = await openMany();
    await user.click(dialog.getByLabelText('链接或编号'));
    await user.paste(Array.from({ length: 51 }, (_, index) => `${index}`).join('\n'));
    expect(await dialog.findByText('一次最多采集 50 个商品，现在有 51 个')).toBeTruthy();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: '采集 51 个' }).disabled).toBe(true);
  });

  it('pass an accessibility check', async () => {
    const { baseElement, dialog } = await openMany();
    await dialog.findByLabelText('链接或编号');
    expect(await complaintsOf(baseElement)).toEqual([]);
  });
});
