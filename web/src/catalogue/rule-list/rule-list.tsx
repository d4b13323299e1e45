import { type Rule, ruleCalls } from '#contract/catalogue/rules.ts';
import { type Column, HistoryButton, ListPage, TextFilter, useMay } from '#web/ui/index.ts';
import type { RuleLine } from '../product/specs.ts';
import { DeleteChosen, DeleteNone, DeleteRule } from './delete-rules.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import './rule-list.css';

interface LinesProps {
  lines: readonly RuleLine[];
  text: (line: RuleLine) => string;
  /** True without a column beside it that says the names, as on a phone's card. */
  isNamed?: boolean;
}

const Lines = ({ lines, text, isNamed = false }: LinesProps) => (
  <ul className="rule-lines">
    {lines.map((line) => (
      <li key={line.value} title={text(line)}>
        {isNamed && <span className="rule-name">{line.value}：</span>}
        {text(line)}
      </li>
    ))}
  </ul>
);

const names = (lines: readonly RuleLine[]) => <Lines lines={lines} text={({ value }) => value} />;
const details = (lines: readonly RuleLine[]) => <Lines lines={lines} text={({ detail }) => detail.join(',')} isNamed />;

const columns: readonly Column<Rule>[] = [
  { field: 'id', width: 72, card: 'none' },
  { title: '模板名称', field: 'ruleName', width: 200, card: 'title' },
  { title: '规格', field: 'ruleValue', width: 180, card: 'none', show: names },
  { title: '规格值', field: 'ruleValue', width: 420, show: details },
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
          <DeleteRule rule={rule} call={ruleCalls.delete} />
        </>
      )}
      empty={{ says: '还没有商品规格，添加后可以在编辑商品时直接选用', action: add }}
    />
  );
}
