import { lazy } from 'react';
import { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { stockCalls } from '#contract/catalogue/stock.ts';
import { GoButton, HistoryButton, OpenButton, RunButton } from '#web/ui/index.ts';
import { CopyButton } from './copy-button.tsx';
import { LedgerButton } from '../stock-ledger/ledger-button.tsx';
import { type Product, formOf, isEditable, viewOf } from '../product/product-row.ts';

// The calendar is heavy, and the list must not wait for it.
const ScheduleDialog = lazy(() =>
  import('../schedules/schedule-dialog.tsx').then((module) => ({ default: module.ScheduleDialog })),
);

const { info, update, restore, delete: remove } = productCalls;

/** Acts on a product where it stands. The bin can be undone, so only leaving it for good is asked about. */
export const rowActs = (product: Product) => {
  const { id, storeName, isRecycle } = product;
  return (
    <>
      {isEditable(product) && <GoButton label="编辑" to={formOf(id)} call={update} />}
      {isRecycle && <RunButton label="恢复商品" call={restore} input={{ id }} says="已恢复到仓库" />}
      <GoButton label="详情" to={viewOf(id)} call={info} />
      <LedgerButton product={product} call={stockCalls.list} />
      <HistoryButton noun="product" id={id} call={info} />
      {!isRecycle && <CopyButton id={id} />}
      {!isRecycle && (
        <OpenButton label="定时" call={scheduleCalls.save}>
          {(close) => <ScheduleDialog product={product} onClose={close} />}
        </OpenButton>
      )}
      {isRecycle ? (
        <RunButton
          label="删除"
          call={remove}
          input={{ id, type: 'delete' }}
          ask={`确定彻底删除“${storeName}”（id ${id}）？删除后不在回收站保留`}
          says="删除成功"
          danger
        />
      ) : (
        <RunButton label="移入回收站" call={remove} input={{ id, type: 'recycle' }} says="已移入回收站" danger />
      )}
    </>
  );
};
