import type { ReactNode } from 'react';
import { platforms } from '#contract/catalogue/platforms.ts';
import { type Shop, openOrClosed, shopCalls } from '#contract/catalogue/shops.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { Masked } from '#web/ui/cells/masked.tsx';
import { type Column, FlagSwitch, HistoryButton, RunButton, Signal, figure, picture, when } from '#web/ui/index.ts';

const { info, delete: remove, recovery, completelyDelete } = shopCalls;

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

/** Acts on a shop where it stands. The bin can be undone, so only leaving it for good is asked about. */
export const rowActs = ({ id, name, isDel }: Shop, edit: ReactNode) => {
  const history = <HistoryButton noun="shop" id={id} call={info} />;
  if (!isDel)
    return (
      <>
        {edit}
        {history}
        <RunButton label="删除" call={remove} input={{ id }} danger />
      </>
    );
  return (
    <>
      <RunButton label="恢复" call={recovery} input={{ id }} />
      {history}
      <RunButton
        label="彻底删除"
        call={completelyDelete}
        input={{ id }}
        ask={`确定彻底删除店铺“${name}”？删除后不能恢复`}
        says="删除成功"
        danger
      />
    </>
  );
};
