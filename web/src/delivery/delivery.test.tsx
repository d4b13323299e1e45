import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { on } from '../../test/fake-wire.ts';
import { itIsAList } from '../../test/is-a-list.tsx';
import { renderScreen } from '../../test/render-screen.tsx';
import { CarrierList } from './carrier-list.tsx';
import { FreightList } from './freight-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const template = { id: 3, name: '全国包邮', type: 1, appoint: false, sort: 0, createTime: at, updateTime: at };
const region = { cityId: 'all', title: '[[0,0]]', first: 100, firstPrice: 800, renewal: 100, renewalPrice: 200, uniqid: 'r' };

const show = () =>
  renderScreen(<FreightList />, {
    wire: [
      on(preferenceCalls.get, null),
      on(freightTemplateCalls.list, { page: 1, limit: 20, total: 1, totalPage: 1, list: [template] }),
      on(freightTemplateCalls.regions, [region]),
      on(freightTemplateCalls.save, null),
    ],
  });

describe('a freight template', () => {
  it('says what each region pays', async () => {
    const { user } = show();
    await screen.findByText('全国包邮');
    await user.click(await screen.findByRole('button', { name: '展开全国包邮' }));
    expect(await screen.findByText('全国：首件 1.00 以内 ¥8.00，续件每 1.00 加 ¥2.00')).toBeTruthy();
  });

  it('is added for the whole country', async () => {
    const { user, sent } = show();
    await user.click(await screen.findByRole('button', { name: '添加运费模板' }));
    await user.type(await screen.findByLabelText('模板名称', { selector: '.form-dialog input' }), '顺丰到付');
    const price = screen.getByLabelText('运费');
    await user.clear(price);
    await user.type(price, '12');
    await user.click(screen.getByRole('button', { name: /^添\s*加$/ }));
    await waitFor(() =>
      expect(sent(freightTemplateCalls.save)).toMatchObject([
        { name: '顺丰到付', shippingTemplatesRegionRequestList: [{ cityId: 'all', firstPrice: 1200 }] },
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
    reader: { may: ['admin:shipping:templates:list'], lacks: ['添加运费模板', '删除'] },
  });
});

describe('the list of carriers', () => {
  const carrier = {
    id: 1,
    code: 'shunfeng',
    name: '顺丰速运',
    partnerId: false,
    partnerKey: false,
    net: false,
    account: null,
    password: null,
    netName: null,
    sort: 0,
    isShow: true,
    status: true,
  };

  itIsAList({
    screen: <CarrierList />,
    call: expressCalls.list,
    some: pageOf(carrier),
    row: '顺丰速运',
    none: pageOf<typeof carrier>(),
    empty: '还没有物流公司',
    filter: 'isShow=1',
    search: ['物流公司名称或编码', 'keywords'],
  });
});
