import { ruleCalls } from '#contract/catalogue/rules.ts';
import { HistoryButton, ListPage, TextFilter, useMay } from '#web/ui/index.ts';
import { DeleteChosen, DeleteNone, DeleteRule } from './delete-rules.tsx';
import type { Line } from './lines.ts';
import { RuleDialog } from './rule-dialog.tsx';
import './rule-list.css';

const nameOf = ({ value }: Line) => value;
const detailOf = ({ detail }: Line) => detail.join(',');

interface Shown {
  lines: readonly Line[];
  text: (line: Line) => string;
  /** Where no column beside it says the names, as on a phone's card. */
  isNamed?: boolean;
}

const Lines = ({ lines, text, isNamed = false }: Shown) => (
  <ul className="rule-lines">
    {lines.map((line) => (
      <li key={line.value} title={text(line)}>
        {isNamed && <span className="rule-name">{line.value}：</span>}
        {text(line)}
      </li>
    ))}
  </ul>
);

const add = <RuleDialog label="添加商品规格" primary />;

/** Specification templates, from which products copy. */
export function RuleList() {
  const mayDelete = useMay()(ruleCalls.delete);
  return (
    <ListPage
      title="商品规格"
      call={ruleCalls.list}
      filters={<TextFilter name="keywords" label="规格搜索" placeholder="请输入商品规格" />}
      actions={
        <>
          <DeleteNone />
          {add}
        </>
      }
      bulk={mayDelete && <DeleteChosen />}
      columns={[
        { title: 'ID', field: 'id', width: 72, card: 'none' },
        { title: '规格名称', field: 'ruleName', width: 200, card: 'title' },
        {
          title: '商品规格',
          field: 'ruleValue',
          width: 180,
          card: 'none',
          show: (lines) => <Lines lines={lines} text={nameOf} />,
        },
        { title: '商品属性', field: 'ruleValue', width: 420, show: (lines) => <Lines lines={lines} text={detailOf} isNamed /> },
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
        action: add,
      }}
    />
  );
}
