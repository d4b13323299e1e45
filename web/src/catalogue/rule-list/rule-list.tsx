import { ruleCalls } from '#contract/catalogue/rules.ts';
import { HistoryButton, ListPage, TextFilter } from '#web/ui/index.ts';
import { DeleteChosen, DeleteNone, DeleteRule } from './delete-rules.tsx';
import type { Line } from './lines.ts';
import { RuleDialog } from './rule-dialog.tsx';
import './rule-list.css';

const Lines = ({ lines, text }: { lines: readonly Line[]; text: (line: Line) => string }) => (
  <ul className="rule-lines">
    {lines.map((line) => (
      <li key={line.value} title={text(line)}>
        {text(line)}
      </li>
    ))}
  </ul>
);

/** Specification templates, from which products copy. */
export const RuleList = () => (
  <ListPage
    title="商品规格"
    call={ruleCalls.list}
    filters={<TextFilter name="keywords" label="规格搜索" placeholder="请输入商品规格" />}
    actions={
      <>
        <DeleteNone />
        <RuleDialog label="添加商品规格" primary />
      </>
    }
    bulk={<DeleteChosen />}
    columns={[
      { title: 'ID', field: 'id', width: 72, card: 'none' },
      { title: '规格名称', field: 'ruleName', width: 200, card: 'title' },
      { title: '商品规格', field: 'ruleValue', width: 180, show: (lines) => <Lines lines={lines} text={({ value }) => value} /> },
      {
        title: '商品属性',
        field: 'ruleValue',
        width: 420,
        show: (lines) => <Lines lines={lines} text={({ detail }) => detail.join(',')} />,
      },
    ]}
    rowActions={(rule) => (
      <>
        <RuleDialog label="编辑" rule={rule} call={ruleCalls.update} />
        <HistoryButton noun="product_rule" id={rule.id} call={ruleCalls.list} />
        <DeleteRule rule={rule} call={ruleCalls.delete} />
      </>
    )}
    empty={{
      says: '还没有商品规格，添加后可以在编辑商品时直接选用',
      action: <RuleDialog label="添加商品规格" />,
    }}
  />
);
