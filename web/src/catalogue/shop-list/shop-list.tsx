import { useSearchParams } from 'react-router';
import { platforms } from '#contract/catalogue/platforms.ts';
import { shopCalls, shopTabs } from '#contract/catalogue/shops.ts';
import { ChoiceFilter, ListPage, RecordDialog, TextFilter } from '#web/ui/index.ts';
import { columns } from './columns.tsx';
import { rowActs } from './row-acts.tsx';
import { shopDialog } from './shop-dialog.tsx';
import { ShopTabs } from './shop-tabs.tsx';

const add = <RecordDialog {...shopDialog} primary />;
const start = { type: shopTabs.open };

const empties: Readonly<Record<number, string>> = {
  [shopTabs.open]: '还没有营业中的店铺，自营商品不需要店铺',
  [shopTabs.closed]: '没有停业的店铺',
  [shopTabs.bin]: '回收站是空的',
};

/** Sellers that products belong to. */
export function ShopList() {
  const [params] = useSearchParams();
  const tab = Number(params.get('type') ?? start.type);
  return (
    <ListPage
      title="店铺"
      call={shopCalls.list}
      start={start}
      tab="type"
      tabs={<ShopTabs />}
      filters={
        <>
          <TextFilter name="keywords" />
          <ChoiceFilter name="platform" of={platforms} />
        </>
      }
      actions={add}
      columns={columns}
      rowActions={rowActs}
      empty={{ says: empties[tab] ?? '还没有店铺', action: tab === shopTabs.open ? add : undefined }}
    />
  );
}
