import { lazy } from 'react';
import { type MallShop, mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import { settleCycles, shopTypes } from '#contract/catalogue/shop-terms.ts';
import { openOrClosed } from '#contract/catalogue/shops.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { ShopFields } from '#web/catalogue/index.ts';
import {
  ChoiceFilter,
  type Column,
  HistoryButton,
  ListPage,
  OpenButton,
  RecordDialog,
  RunButton,
  TextFilter,
  figure,
  switchColumn,
} from '#web/ui/index.ts';
import { Masked } from '#web/ui/cells/masked.tsx';

const TermsFields = lazy(() => import('./terms-fields.tsx').then((module) => ({ default: module.TermsFields })));
const AccountDialog = lazy(() => import('../account-dialog.tsx').then((module) => ({ default: module.AccountDialog })));

const shown = { name: '', logo: '', sourceUrl: '', contact: '', phone: '', intro: '', platform: '' };
const dialog = {
  noun: '店铺',
  save: mallShopCalls.save,
  call: mallShopCalls.update,
  blank: {
    ...shown,
    commissionRate: 0,
    sort: 0,
    status: true,
    code: '',
    type: shopTypes.partner,
    railUnit: '',
    address: '',
    license: '',
    sheetPrinter: '',
    settleCycle: settleCycles.month,
    remark: '',
  },
  width: 640,
  children: (
    <>
      <ShopFields />
      <TermsFields />
    </>
  ),
};

const add = <RecordDialog {...dialog} primary />;

const columns: readonly Column<MallShop>[] = [
  { field: 'id', width: 48, card: 'none' },
  { field: 'name', width: 140, card: 'title' },
  { field: 'code', width: 80 },
  { field: 'type', width: 72, of: shopTypes },
  { field: 'operatorName', width: 120 },
  { field: 'railUnit', width: 120, hidden: true },
  { field: 'contact', width: 72 },
  { field: 'phone', width: 120, show: (phone) => phone && <Masked text={phone} /> },
  { field: 'commissionRate', width: 80, align: 'right', show: (rate) => `${yuanOfFen(rate)}%` },
  { field: 'settleCycle', width: 80, of: settleCycles },
  { field: 'productCount', width: 72, show: figure },
  { field: 'orderCount', width: 72, show: figure },
  switchColumn('status', { call: mallShopCalls.updateStatus, of: openOrClosed, label: ({ name }) => `${name}营业` }),
];

const rowActs = (shop: MallShop) => (
  <>
    <RecordDialog {...dialog} record={shop} />
    <OpenButton label="收款账户" call={shopAccountCalls.save}>
      {(close) => <AccountDialog of={shop} calls={shopAccountCalls} paid="结算款" onClose={close} />}
    </OpenButton>
    <HistoryButton noun="shop" id={shop.id} call={mallShopCalls.info} />
    <RunButton label="删除" call={mallShopCalls.delete} input={{ id: shop.id }} danger />
  </>
);

/** Sellers of the mall, with what is agreed with them: who runs them, what the mall keeps, when and where they are paid. */
export const MallShopList = () => (
  <ListPage
    title="商家店铺"
    call={mallShopCalls.list}
    filters={
      <>
        <TextFilter name="keywords" />
        <ChoiceFilter name="type" of={shopTypes} />
        <ChoiceFilter name="status" of={openOrClosed} />
      </>
    }
    columns={columns}
    actions={add}
    rowActions={rowActs}
    empty={{ says: '还没有商家店铺，自营商品不需要店铺', action: add }}
  />
);
