import { platformLabels } from '#contract/catalogue/platforms.ts';
import { type Shop, shopCalls } from '#contract/catalogue/shops.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { Masked } from '#web/ui/cells/masked.tsx';
import { type Column, FlagSwitch, Signal, figure, picture, when } from '#web/ui/index.ts';

export const OPEN_WORDS = ['营业', '停业'] as const;

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
      words={OPEN_WORDS}
      call={shopCalls.updateStatus}
      input={(open) => ({ id, status: open })}
    />
  );

export const columns: readonly Column<Shop>[] = [
  { title: 'ID', field: 'id', width: 64, card: 'none' },
  { title: 'LOGO', field: 'logo', show: picture },
  { title: '店铺名称', field: 'name', width: 200, card: 'title', show: (_, shop) => <Name shop={shop} /> },
  { title: '来源平台', field: 'platform', width: 88, show: (platform) => (platform === '' ? '' : platformLabels[platform]) },
  { title: '联系人', field: 'contact', width: 96 },
  { title: '电话', field: 'phone', width: 128, show: (phone) => phone && <Masked text={phone} /> },
  { title: '商品数', field: 'productCount', width: 76, show: figure },
  { title: '结算比例', field: 'commissionRate', width: 88, align: 'right', show: (rate) => `${yuanOfFen(rate)}%` },
  { title: '状态', field: 'status', width: 84, card: 'status', show: (_, shop) => <Standing shop={shop} /> },
  { title: '创建时间', field: 'createTime', show: when, card: 'none' },
];
