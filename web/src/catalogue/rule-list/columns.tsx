import type { ruleCalls } from '#contract/catalogue/rules.ts';
import type { Answer } from '#contract/call.ts';
import type { Column } from '#web/ui/index.ts';
import type { Line } from './lines.ts';

type Rule = Answer<typeof ruleCalls.list>['list'][number];

const nameOf = ({ value }: Line) => value;
const detailOf = ({ detail }: Line) => detail.join(',');

interface LinesProps {
  lines: readonly Line[];
  text: (line: Line) => string;
  /** Where no column beside it says the names, as on a phone's card. */
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

export const columns: readonly Column<Rule>[] = [
  { field: 'id', width: 72, card: 'none' },
  { field: 'ruleName', width: 200, card: 'title' },
  {
    field: 'ruleValue',
    width: 180,
    card: 'none',
    show: (lines) => <Lines lines={lines} text={nameOf} />,
  },
  { title: '商品属性', field: 'ruleValue', width: 420, show: (lines) => <Lines lines={lines} text={detailOf} isNamed /> },
];
