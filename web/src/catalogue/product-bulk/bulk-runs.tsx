import { bulkStates } from '#contract/bulk-run.ts';
import { productBulkCalls } from '#contract/catalogue/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { Choice, GoButton, ListPage, Signal, figure, when } from '#web/ui/index.ts';
import { BulkResult } from './bulk-result.tsx';

/** Own runs of the last 30 days; a run opens to its outcome. */
export const BulkRuns = () => (
  <ListPage
    title="批量修改记录"
    call={productBulkCalls.bulkList}
    actions={<GoButton label="返回商品列表" to="/store/index" call={productCalls.list} />}
    columns={[
      { title: '时间', field: 'createTime', show: when },
      { title: '修改内容', field: 'label', width: 240, card: 'title', opens: true },
      {
        title: '状态',
        field: 'state',
        width: 96,
        card: 'status',
        show: (state, { undone }) => (undone ? <Signal of="rest">已撤销</Signal> : <Choice of={bulkStates} value={state} />),
      },
      { title: '商品数', field: 'matched', width: 88, show: figure },
      { title: '已修改', field: 'changed', width: 88, show: figure },
      { title: '未能修改', field: 'refused', width: 96, show: figure },
    ]}
    detail={{ title: (run) => run?.label ?? '批量修改', show: (id) => <BulkResult key={id} id={id} />, width: 720 }}
    empty={{ says: '还没有批量修改过商品，在商品列表里勾选商品后点“批量修改”' }}
  />
);
