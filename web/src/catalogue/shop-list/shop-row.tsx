import type { ReactNode } from 'react';
import { platforms } from '#contract/services/platforms.ts';
import { type Shop, openOrClosed, shopCalls } from '#contract/catalogue/shops.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { Masked } from '#web/ui/cells/masked.tsx';
import { withStaff } from '../shop-staff/with-staff.tsx';
import { type Column, HistoryButton, Linked, binActs, figure, picture, switchColumn, when } from '#web/ui/index.ts';

export const columns: readonly Column<Shop>[] = [
  { field: 'id', width: 64, card: 'none' },
  { title: 'LOGO', field: 'logo', show: picture },
  { field: 'name', width: 200, card: 'title', show: (name, { sourceUrl }) => <Linked to={sourceUrl} text={name} /> },
  { field: 'platform', width: 88, of: platforms },
  { field: 'contact', width: 96 },
  { title: '电话', field: 'phone', width: 128, show: (phone) => phone && <Masked text={phone} /> },
  { field: 'productCount', width: 76, show: figure },
  { field: 'commissionRate', width: 88, align: 'right', show: (rate) => `${yuanOfFen(rate)}%` },
  switchColumn('status', { call: shopCalls.updateStatus, of: openOrClosed, label: ({ name }) => `${name}营业` }),
  { field: 'createTime', show: when, card: 'none' },
];

export const rowActs = (shop: Shop, edit: ReactNode) =>
  binActs(shop, {
    kind: '店铺',
    calls: shopCalls,
    edit: withStaff(shop, edit),
    history: <HistoryButton noun="shop" id={shop.id} call={shopCalls.info} />,
  });
