import { ruleCalls } from '#contract/catalogue/rules.ts';
import { HistoryButton, ListPage, TextFilter, useMay } from '#web/ui/index.ts';
import { columns } from './columns.tsx';
import { DeleteChosen, DeleteNone, DeleteRule } from './delete-rules.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import './rule-list.css';

const add = <RuleDialog label="添加商品规格" primary />;

/** Specification templates, from which products copy. */
export function RuleList() {
  const mayDelete = useMay()(ruleCalls.delete);
  return (
    <ListPage
      title="商品规格"
      call={ruleCalls.list}
      filters={<TextFilter name="keywords" placeholder="请输入商品规格" />}
      actions={
        <>
          <DeleteNone />
          {add}
        </>
      }
      bulk={mayDelete && <DeleteChosen />}
      columns={columns}
      rowActions={(rule) => (
        <>
          <RuleDialog label="编辑" rule={rule} call={ruleCalls.update} />
          <HistoryButton noun="product_rule" id={rule.id} call={ruleCalls.list} />
          <DeleteRule rule={rule} call={ruleCalls.delete} />
        </>
      )}
      empty={{
        says: '还没有商品规格，添加后可以在编辑商品时直接选用',
        action: add,
      }}
    />
  );
}
