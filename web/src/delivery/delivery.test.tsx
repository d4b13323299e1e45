import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { cityCalls } from '#contract/delivery/cities.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { freightTemplateCalls, freightTemplateRefusals } from '#contract/delivery/freight-templates.ts';
import { type Answering, on } from '../../test/fake-wire.ts';
import { itIsAList } from '../../test/is-a-list.tsx';
import { renderScreen } from '../../test/render-screen.tsx';
import { carrier } from '../../test/sample-carriers.ts';
import { CarrierList } from './carriers/carrier-list.tsx';
import { CityList } from './cities/city-list.tsx';
import { FreightList } from './freight/freight-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const template = { id: 3, name: '全国包邮', type: 1, appoint: false, sort: 0, createTime: at, updateTime: at };
const region = { cityId: 'all', title: '[[0,0]]', first: 100, firstPrice: 800, renewal: 100, renewalPrice: 200, uniqid: 'r' };
const hangzhou = { id: 2, cityId: 330_100, parentId: 330_000, name: '杭州市', isShow: true };
const ningbo = { ...hangzhou, id: 3, cityId: 330_200, name: '宁波市' };
const westLake = { ...hangzhou, id: 4, cityId: 330_106, parentId: 330_100, name: '西湖区' };
const upperTown = { ...westLake, id: 5, cityId: 330_102, name: '上城区' };
const tree = [
  {
    id: 1,
    cityId: 330_000,
    parentId: 0,
    name: '浙江省',
    isShow: true,
    child: [{ ...hangzhou, child: [upperTown, westLake] }, ningbo],
  },
];
const coast = { ...region, cityId: '330100,330106', title: '[[330000,330100,330106]]', firstPrice: 500, uniqid: 's' };

const show = (wish: object = {}, more: Answering[] = []) =>
  renderScreen(<FreightList />, {
    wire: [
      on(preferenceCalls.get, null),
      on(freightTemplateCalls.list, { page: 1, limit: 20, total: 1, totalPage: 1, list: [{ ...template, ...wish }] }),
      on(freightTemplateCalls.regions, [region, coast]),
      on(freightTemplateCalls.freeRegions, [{ cityId: 'all', title: '[[0,0]]', number: 200, price: 9900 }]),
      on(cityCalls.tree, tree),
      on(freightTemplateCalls.save, null),
      on(freightTemplateCalls.update, null),
      ...more,
    ],
  });

describe('a freight template', () => {
  it('says what each region pays, and from what on nothing', async () => {
    const { user } = show({ appoint: true, type: 2 });
    await screen.findByText('全国包邮');
    await user.click(await screen.findByRole('button', { name: '展开全国包邮' }));
    expect(await screen.findByText('全国：1.00 kg以内 ¥8.00，每加 1.00 kg ¥2.00')).toBeTruthy();
    expect(await screen.findByText('浙江省（杭州市）：1.00 kg以内 ¥5.00，每加 1.00 kg ¥2.00')).toBeTruthy();
    expect(await screen.findByText('全国：满 2.00 kg且满 ¥99.00 包邮')).toBeTruthy();
  });

  it('is tried with a load, and says by which row it came to that', async () => {
    const quoted = { freight: 1200, measure: 300, region, steps: 2, free: null, shopFreeFrom: 9900 };
    const { user, sent } = show({}, [on(freightTemplateCalls.quote, quoted)]);
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByText('试算'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('运费 ¥12.00')).toBeTruthy();
    expect(dialog.getByText('全国：1 件以内 ¥8.00，每加 1 件 ¥2.00')).toBeTruthy();
    expect(dialog.getByText('¥8.00 + 2 × ¥2.00')).toBeTruthy();
    expect(dialog.getByText('全场满 ¥99.00 包邮已开启，满额的订单不收这笔运费')).toBeTruthy();
    await user.clear(dialog.getByLabelText('一种商品共多少件'));
    await user.type(dialog.getByLabelText('一种商品共多少件'), '3');
    await waitFor(() => expect(sent(freightTemplateCalls.quote).at(-1)).toMatchObject({ id: 3, cityId: 0, measure: 300 }));
  });

  it('whose rows cannot be read says so in place of its form, and is asked for again', async () => {
    let isDown = true;
    const { user } = show({}, [
      on(freightTemplateCalls.freeRegions, () => {
        if (isDown) throw freightTemplateRefusals.NOT_FOUND();
        return [];
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const again = await screen.findByRole('button', { name: '重试' });
    expect(screen.queryByLabelText('首件运费')).toBeNull();

    isDown = false;
    await user.click(again);
    expect(await screen.findAllByLabelText('首件运费')).toHaveLength(2);
  });

  it('is added for the whole country, and not for nothing by forgetting its price', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: '添加运费模板' }));
    await user.type(await screen.findByLabelText('模板名称', { selector: '.form-dialog input' }), '顺丰到付');
    await user.click(screen.getByRole('button', { name: /^添\s*加$/ }));
    expect(await screen.findByText(/首件运费/, { selector: '.ant-form-item-explain-error' })).toBeTruthy();
    expect(sent(freightTemplateCalls.save)).toEqual([]);

    await user.type(screen.getByLabelText('首件运费'), '12');
    await user.click(screen.getByRole('button', { name: /^添\s*加$/ }));
    await waitFor(() =>
      expect(sent(freightTemplateCalls.save)).toMatchObject([
        { name: '顺丰到付', shippingTemplatesRegionRequestList: [{ cityId: 'all', title: '[[0,0]]', firstPrice: 1200 }] },
      ]),
    );
  });

  it('is tried beside the figures that are being changed, before they are saved, and needs no place in the order', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    const trial = within(await screen.findByRole('region', { name: '试算' }));
    expect(trial.getByText('运费 ¥8.00')).toBeTruthy();
    const [price] = screen.getAllByLabelText('首件运费');
    if (!price) throw new Error('no first price');
    await user.clear(price);
    expect(await trial.findByText('填好上面的运费后马上算出')).toBeTruthy();
    await user.type(price, '9');
    await user.clear(trial.getByLabelText('一种商品共多少件'));
    await user.type(trial.getByLabelText('一种商品共多少件'), '3');
    expect(await trial.findByText('运费 ¥13.00')).toBeTruthy();
    expect(trial.getByText('¥9.00 + 2 × ¥2.00')).toBeTruthy();

    await user.clear(screen.getByLabelText('排序'));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(freightTemplateCalls.update)).toMatchObject([{ id: 3, sort: 0 }]));
    expect(sent(freightTemplateCalls.quote)).toEqual([]);
  });

  it('says of a step that was emptied that it lacks, and speaks of no money', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    await waitFor(async () => {
      const [first] = screen.getAllByLabelText('首件');
      if (!first) throw new Error('no first step');
      await user.clear(first);
    });
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('请输入首件', { selector: '.ant-form-item-explain-error' })).toBeTruthy();
    expect(sent(freightTemplateCalls.update)).toEqual([]);
  });

  it('is edited with its regions, and its units follow what it is counted by', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: '编辑' }));
    await screen.findAllByRole('group', { name: /^配送区域/ });
    const rows = () => screen.getAllByRole('group', { name: /^配送区域/ });
    // Names of places come with the tree of the country.
    await waitFor(() =>
      expect(rows().map((row) => within(row).queryByText(/默认全国|杭州市/)?.textContent)).toEqual(['默认全国', '杭州市']),
    );
    expect(screen.getAllByLabelText('首件')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: '按重量' }));
    expect(await screen.findAllByLabelText('首重')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent(freightTemplateCalls.update)).toMatchObject([
        {
          id: 3,
          type: 2,
          shippingTemplatesRegionRequestList: [
            { cityId: 'all', title: '[[0,0]]' },
            { cityId: '330100,330106', title: '[[330000,330100,330106]]', firstPrice: 500 },
          ],
        },
      ]),
    );
  });
});

const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 20, total: list.length, totalPage: list.length, list });

describe('the list of freight templates', () => {
  itIsAList({
    screen: <FreightList />,
    call: freightTemplateCalls.list,
    some: pageOf(template),
    row: '全国包邮',
    none: pageOf<typeof template>(),
    empty: /^还没有运费模板/,
    filter: 'keywords=x',
    search: ['模板名称', 'keywords'],
    reader: { may: ['admin:shipping:templates:list'], lacks: ['添加运费模板', '编辑', '删除'] },
  });
});

describe('the list of carriers', () => {
  itIsAList({
    screen: <CarrierList />,
    call: expressCalls.list,
    some: pageOf(carrier()),
    row: '顺丰速运',
    none: pageOf<ReturnType<typeof carrier>>(),
    empty: '还没有物流公司',
    filter: 'isShow=1',
    search: ['物流公司名称或编码', 'keywords'],
    reader: { may: ['admin:express:list'], lacks: ['同步物流公司', '编辑'] },
  });

  const showCarriers = () =>
    renderScreen(<CarrierList />, {
      wire: [
        on(preferenceCalls.get, null),
        on(expressCalls.list, pageOf(carrier({ partnerId: true, partnerKey: true, password: '******' }))),
        on(expressCalls.setShown, null),
        on(expressCalls.update, null),
        on(expressCalls.sync, { added: ['众邮快递', '丰网速运', 'TNT', 'USPS'], updated: ['圆通速递'] }),
      ],
    });

  it('says whose electronic sheets wait for an account', async () => {
    const kuayue = { ...carrier({ partnerId: true, status: false }), id: 2, name: '跨越速运' };
    renderScreen(<CarrierList />, {
      wire: [on(preferenceCalls.get, null), on(expressCalls.list, pageOf(carrier({ status: true }), kuayue))],
    });
    const stateOf = async (name: RegExp) =>
      within(await screen.findByRole('row', { name })).getByText(/已开启|待填写账号/).textContent;
    expect([await stateOf(/顺丰速运/), await stateOf(/跨越速运/)]).toEqual(['已开启', '待填写账号']);
  });

  it('switches a carrier off, and edits what its electronic sheets need', async () => {
    const { user, sent } = showCarriers();
    await user.click(await screen.findByRole('switch', { name: '顺丰速运启用' }));
    expect(sent(expressCalls.setShown)).toEqual([{ id: 1, isShow: false }]);
    await user.click(screen.getByRole('button', { name: '编辑' }));
    await user.type(await screen.findByLabelText('月结账号'), 'A1');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent(expressCalls.update)).toMatchObject([{ id: 1, account: 'A1', password: '******', status: true }]),
    );
  });

  it('asks before the provider is asked twice within an hour', async () => {
    const ranBefore = { at: new Date('2026-11-20T06:05:00Z'), added: 4, updated: 1 };
    const { user, sent } = renderScreen(<CarrierList />, {
      wire: [
        on(preferenceCalls.get, null),
        on(expressCalls.list, pageOf(carrier())),
        on(expressCalls.sync, ({ again }) => ({ added: [], updated: [], ...(again ? {} : { ranBefore }) })),
      ],
    });
    await user.click(await screen.findByRole('button', { name: '同步物流公司' }));
    expect(await screen.findByText(/^2026-11-20 14:05:00 同步过一次，新增 4 家、更新 1 家/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '仍要同步' }));
    await waitFor(() => expect(sent(expressCalls.sync)).toEqual([{}, { again: true }]));
  });

  it('says what a sync has added', async () => {
    const { user, notes } = showCarriers();
    await user.click(await screen.findByRole('button', { name: '同步物流公司' }));
    await waitFor(() =>
      expect(notes).toMatchObject([{ text: '新增 4 家物流公司：众邮快递、丰网速运、TNT等；更新 1 家物流公司：圆通速递' }]),
    );
  });
});

describe('the regions', () => {
  it('open branch by branch, are hidden and renamed', async () => {
    const { user, sent } = renderScreen(<CityList />, {
      wire: [on(preferenceCalls.get, null), on(cityCalls.tree, tree), on(cityCalls.setStatus, null), on(cityCalls.update, null)],
    });
    await user.click(await screen.findByRole('button', { name: '展开浙江省' }));
    await user.click(await screen.findByRole('switch', { name: '宁波市显示' }));
    expect(sent(cityCalls.setStatus)).toEqual([{ id: 3, status: false }]);
    expect(sent(cityCalls.tree)[0]).toEqual({ withHidden: true });
    await user.click(within(screen.getByRole('row', { name: /宁波市/ })).getByRole('button', { name: '编辑' }));
    const name = await screen.findByLabelText('地区名称', { selector: '.form-dialog input' });
    await user.clear(name);
    await user.type(name, '甬城');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(sent(cityCalls.update)).toEqual([{ id: 3, name: '甬城' }]));
    expect(document.querySelector('.drag-grip')).toBeNull();
  });
});
