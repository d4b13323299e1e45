import type { ReactNode } from 'react';
import { platforms } from '#contract/catalogue/platforms.ts';
import { type Shop, openOrClosed, shopCalls } from '#contract/catalogue/shops.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { Masked } from '#web/ui/cells/masked.tsx';
import { type Column, FlagSwitch, HistoryButton, Signal, binActs, figure, picture, when } from '#web/ui/index.ts';

const Name = ({ shop: { name, sourceUrl } }: { shop: Shop }) =>
  sourceUrl === '' ? (
    name
  ) : (
    <a className="cell-open" href={sourceUrl} target="_blank" rel="noreferrer">
      {name}
    </a>
  );

const Standing = ({ shop: { id, name, status, isDel } }: { shop: Shop }) =>
  isDel ? (
    <Signal of="rest">回收站</Signal>
  ) : (
    <FlagSwitch
      on={status}
      label={`${name}营业`}
      of={openOrClosed}
      call={shopCalls.updateStatus}
      input={(open) => ({ id, status: open })}
    />
  );

export const columns: readonly Column<Shop>[] = [
  { field: 'id', width: 64, card: 'none' },
  { title: 'LOGO', field: 'logo', show: picture },
  { field: 'name', width: 200, card: 'title', show: (_, shop) => <Name shop={shop} /> },
  { field: 'platform', width: 88, of: platforms },
  { field: 'contact', width: 96 },
  { title: '电话', field: 'phone', width: 128, show: (phone) => phone && <Masked text={phone} /> },
  { field: 'productCount', width: 76, show: figure },
  { field: 'commissionRate', width: 88, align: 'right', show: (rate) => `${yuanOfFen(rate)}%` },
  { field: 'status', width: 84, card: 'status', show: (_, shop) => <Standing shop={shop} /> },
  { field: 'createTime', show: when, card: 'none' },
];

export const rowActs = (shop: Shop, edit: ReactNode) =>
  binActs(shop, {
    kind: '店铺',
    calls: shopCalls,
    edit,
    history: <HistoryButton noun="shop" id={shop.id} call={shopCalls.info} />,
  });
