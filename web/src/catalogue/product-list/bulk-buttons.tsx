import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { BulkButton, useMay } from '#web/ui/index.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { doneWords, missingWords } from '../product-bulk/done-words.ts';
import { BulkChangeButton } from '../product-bulk/bulk-change-button.tsx';
import { useOutcome } from './use-outcome.tsx';

const chosen = (ids: number[]) => ({ ids });

const { bulkPutOnShell, bulkOffShell, bulkRecycle, bulkRestore } = productBulkCalls;

/** True where this person may do something with many. */
export function useMayBulk(): boolean {
  const may = useMay();
  return [bulkPutOnShell, bulkOffShell, bulkRecycle, bulkRestore, productBulkCalls.bulkRun, productCalls.duplicateMany].some(
    (call) => may(call),
  );
}

/** Acts on many products at once, in the tab one stands in. */
export function ProductBulk() {
  const tab = Number(useScene().address.get('type'));
  const notifyOnShelf = useOutcome('上架');
  const notifyOffShelf = useOutcome('下架');
  const notifyBinned = useOutcome('移入回收站');
  const notifyRestored = useOutcome('恢复');
  if (tab === productTabs.bin)
    return (
      <BulkButton
        label={(count) => `恢复 ${count} 件`}
        call={bulkRestore}
        input={chosen}
        says={doneWords('恢复')}
        then={notifyRestored}
      />
    );
  return (
    <>
      {tab !== productTabs.onSale && (
        <BulkButton
          label={(count) => `上架 ${count} 件`}
          call={bulkPutOnShell}
          input={chosen}
          says={doneWords('上架')}
          then={notifyOnShelf}
        />
      )}
      {tab !== productTabs.warehouse && (
        <BulkButton
          label={(count) => `下架 ${count} 件`}
          call={bulkOffShell}
          input={chosen}
          ask={(count) => `确定下架 ${count} 件商品？下架后用户将无法购买。`}
          says={doneWords('下架')}
          then={notifyOffShelf}
        />
      )}
      <BulkChangeButton />
      <BulkButton
        label={(count) => `复制 ${count} 件`}
        call={productCalls.duplicateMany}
        input={chosen}
        says={({ ids }, sent) => `已复制 ${ids.length} 件到仓库，库存为 0${missingWords(ids.length, sent)}`}
      />
      <BulkButton
        label={(count) => `移入回收站 ${count} 件`}
        call={bulkRecycle}
        input={chosen}
        ask={(count) => `确定把 ${count} 件商品移入回收站？出售中的会同时下架，可以从回收站恢复。`}
        danger
        says={doneWords('移入回收站')}
        then={notifyBinned}
      />
    </>
  );
}
