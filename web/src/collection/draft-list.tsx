import { Suspense } from 'react';
import { draftSources } from '#contract/collection/draft-sources.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { draftCalls, draftStates } from '#contract/collection/drafts.ts';
import { CollectButton } from '#web/catalogue/index.ts';
import { ChoiceFilter, ListPage, TextFilter } from '#web/ui/index.ts';
import { columns } from './columns.tsx';
import { rowActs } from './row-acts.tsx';

const Collect = () => (
  <Suspense>
    <CollectButton call={productCalls.save} />
  </Suspense>
);

/** Products collected from other platforms, before they become our own. */
export const DraftList = () => (
  <ListPage
    title="采集商品"
    call={draftCalls.list}
    actions={<Collect />}
    filters={
      <>
        <TextFilter name="keywords" />
        <ChoiceFilter name="platform" of={draftSources} />
        <ChoiceFilter name="status" of={draftStates} />
      </>
    }
    columns={columns}
    rowActions={rowActs}
    empty={{
      says: '还没有采集的商品，采集到的商品会先放在这里，完善资料后再转为商品',
      action: <Collect />,
    }}
  />
);
