import { Suspense } from 'react';
import { platformOptions } from '#contract/catalogue/platforms.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { draftCalls, draftStateLabels } from '#contract/collection/drafts.ts';
import { CollectButton } from '#web/catalogue/index.ts';
import { ListPage, SelectFilter, TextFilter } from '#web/ui/index.ts';
import { columns } from './columns.tsx';
import { rowActs } from './row-acts.tsx';

const states = Object.entries(draftStateLabels).map(([value, label]) => ({ value, label }));

/** Products collected from other platforms, before they become our own. */
export const DraftList = () => (
  <ListPage
    title="采集商品"
    call={draftCalls.list}
    filters={
      <>
        <TextFilter name="keywords" label="商品名称或来源链接" />
        <SelectFilter name="platform" label="来源平台" options={platformOptions} />
        <SelectFilter name="status" label="状态" options={states} />
      </>
    }
    columns={columns}
    rowActions={rowActs}
    empty={{
      says: '还没有采集的商品，采集到的商品会先放在这里，核对后再加入商品',
      action: (
        <Suspense>
          <CollectButton call={productCalls.save} />
        </Suspense>
      ),
    }}
  />
);
