import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type MallShop, mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { pageOf } from '../../../test/page-of.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MallShopList } from './shop-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const draft = {
  name: '搪瓷专卖',
  logo: '/logo.png',
  platform: 'jd',
  sourceUrl: 'https://mall.jd.com/index-1.html',
  contact: '老张',
  phone: '021-62345678',
  commissionRate: 1250,
  intro: '只卖搪瓷',
  sort: 3,
  status: true,
  code: 'TC-1',
  type: 2,
  railUnit: '上海局',
  address: '站前路 1 号',
  license: '',
  sheetPrinter: '',
  settleCycle: 1,
  remark: '',
} as const;
const enamel: MallShop = {
  id: 7,
  ...draft,
  operatorId: 1,
  operatorName: '楚天旅途',
  bankName: '工行虹桥支行',
  bankAccountName: '搪瓷专卖有限公司',
  bankAccount: '622*********2233',
  isDel: false,
  productCount: 12,
  orderCount: 34,
  createTime: at,
  updateTime: at,
};
const whole = { bankName: '工行虹桥支行', bankAccountName: '搪瓷专卖有限公司', bankAccount: '6222020200112233' };
const wire = [on(mallShopCalls.list, pageOf(enamel)), on(shopAccountCalls.save, null), on(shopAccountCalls.reveal, whole)];

describe('the shops of the mall', () => {
  itIsAList({
    isInBrowser: true,
    screen: <MallShopList />,
    call: mallShopCalls.list,
    wire,
    some: pageOf(enamel),
    row: '搪瓷专卖',
    shows: ['TC-1', '合作', '楚天旅途', '12.50%', '按周'],
    none: pageOf<MallShop>(),
    empty: '还没有商家店铺，自营商品不需要店铺',
    filter: 'type=2',
    search: ['店铺名称、联系人或电话', 'keywords'],
    flips: { name: '搪瓷专卖营业', call: mallShopCalls.updateStatus, sends: { id: 7, status: false } },
    reader: { may: ['admin:shop:list'], lacks: ['添加店铺', '编辑', '收款账户', '历史'] },
  });
});

describe('the dialog of a shop of the mall', () => {
  itIsADialog({
    isInBrowser: true,
    screen: <MallShopList />,
    wire,
    at: '/?keywords=搪',
    call: mallShopCalls.update,
    field: '店铺名称',
    value: '搪瓷专卖',
    wrong: ['', '请输入店铺名称'],
    refuses: [['店铺编码', '甲', '店铺编码只能是字母、数字、横线和下划线']],
    blank: ['添加店铺', '请输入店铺名称', '请上传店铺LOGO'],
    sends: { ...draft, id: 7, name: '另一个' },
  });
});

describe('the account of a shop', () => {
  it('is saved as it comes, its number masked', async () => {
    const { user, sent } = renderScreen(<MallShopList />, { wire });
    await user.click(await screen.findByRole('button', { name: '更多' }));
    await user.click(await screen.findByRole('button', { name: '收款账户' }));
    const dialog = await screen.findByRole('dialog');
    const bank = within(dialog).getByLabelText('开户行');
    await user.clear(bank);
    await user.type(bank, '建行站前支行');
    await user.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent(shopAccountCalls.save)).toEqual([
        { id: 7, bankName: '建行站前支行', bankAccountName: '搪瓷专卖有限公司', bankAccount: '622*********2233' },
      ]),
    );
  });
});
