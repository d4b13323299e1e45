import { type Rule, ruleCalls } from '#contract/catalogue/rules.ts';
import { type Column, DELETE_FOREVER, HistoryButton, Lines, ListPage, RunButton, TextFilter, useMay } from '#web/ui/index.ts';
import { DeleteChosen, DeleteNone } from './delete-rules.tsx';
import { RuleDialog } from './rule-dialog.tsx';

const columns: readonly Column<Rule>[] = [
  { field: 'id', width: 72, card: 'none' },
  { title: '模板名称', field: 'ruleName', width: 200, card: 'title' },
  {
    title: '规格',
    field: 'ruleValue',
    width: 180,
    card: 'none',
    show: (lines) => <Lines of={lines.map(({ value }) => ({ text: value }))} />,
  },
  {
    title: '规格值',
    field: 'ruleValue',
    width: 420,
    show: (lines) => <Lines of={lines.map(({ value, detail }) => ({ name: value, text: detail.join('、') }))} />,
  },
];

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
          <RunButton
            label="删除"
            call={ruleCalls.delete}
            input={{ ids: [rule.id] }}
            ask={DELETE_FOREVER}
            removes={rule.id}
            danger
          />
        </>
      )}
      empty={{ says: '还没有商品规格，添加后可以在编辑商品时直接选用', action: add }}
    />
  );
}
