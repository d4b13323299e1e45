import { Alert } from 'antd';
import { SheetsAside } from '#web/ui/inputs/sheets-aside.tsx';
import { type CheckedMembers, memberRowStates } from '#contract/members/member-import.ts';
import { yuanText } from '#web/ui/index.ts';
import { ProblemSheet } from './problem-sheet.tsx';
import { MemberRows } from './member-rows.tsx';

const tallies = [
  ['created', '新增', 'done'],
  ['updated', '更新', 'underway'],
  ['unchanged', '没有变化', 'rest'],
  ['refused', '有问题', 'trouble'],
] as const;

const problemOf = ({ created, updated, refused }: CheckedMembers): string =>
  created + updated > 0
    ? `${refused} 行有问题，不会导入，其余的照常导入。改好问题行后可以单独再导入。`
    : `${refused} 行有问题，没有可以导入的用户。请按提示改好后重新上传。`;

/** Outcome of each row, before anything is changed. */
export function CheckedSheet({ checked }: { checked: CheckedMembers }) {
  const { id, fileName, columns, refused, nowMoney, integral } = checked;
  const unread = columns.filter(({ header, field }) => field === null && header !== '').map(({ header }) => header);
  return (
    <div className="member-checked">
      <p className="member-note">{`${fileName}：读取了${columns.flatMap(({ field }) => field ?? []).join('、')}列`}</p>
      <SheetsAside names={checked.aside} />
      {unread.length > 0 && <Alert type="info" showIcon title={`这些列不导入：${unread.join('、')}`} />}
      <dl className="member-tallies" aria-label="核对结果">
        {tallies.map(([field, label, meaning]) => (
          <div key={field} className={checked[field] > 0 ? `member-${meaning}` : undefined}>
            <dt>{label}</dt>
            <dd>{checked[field]}</dd>
          </div>
        ))}
        <div>
          <dt>期初余额合计</dt>
          <dd>{yuanText(nowMoney)}</dd>
        </div>
        <div>
          <dt>期初积分合计</dt>
          <dd>{integral}</dd>
        </div>
      </dl>
      {refused > 0 && <ProblemSheet id={id} says={problemOf(checked)} />}
      <MemberRows id={id} start={refused > 0 ? memberRowStates.refused : 'all'} />
    </div>
  );
}
