import { Alert } from 'antd';
import { SheetsAside } from '../inputs/sheets-aside.tsx';
import { CheckedRows } from './checked-rows.tsx';
import { ProblemSheet } from './problem-sheet.tsx';
import type { CheckedRow, CheckedSheetFacts, SheetImport } from './sheet-import.ts';

interface Props<C extends CheckedSheetFacts, R extends CheckedRow & { state: S }, S extends string> {
  checked: C;
  of: SheetImport<C, R, S>;
}

/** Outcome of each row, before anything is changed. */
export function CheckedSheet<C extends CheckedSheetFacts, R extends CheckedRow & { state: S }, S extends string>({
  checked,
  of,
}: Props<C, R, S>) {
  const { id, fileName, columns, refused } = checked;
  const { calls, figures, refusedState, wanted, words } = of;
  const unread = columns.filter(({ header, field }) => field === null && header !== '').map(({ header }) => header);
  const remark = words.remark?.(checked);
  return (
    <div className="sheet-import-checked">
      <p className="sheet-import-note">{`${fileName}：读取了${columns.flatMap(({ field }) => field ?? []).join('、')}列`}</p>
      <SheetsAside names={checked.aside} />
      {unread.length > 0 && <Alert type="info" showIcon title={`这些列不导入：${unread.join('、')}`} />}
      {remark !== undefined && <Alert type="info" showIcon title={remark} />}
      <dl className="sheet-import-tallies" aria-label="核对结果">
        {figures(checked).map(({ label, value, meaning }) => (
          <div key={label} className={meaning && value !== 0 ? `sheet-import-${meaning}` : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {refused > 0 && (
        <ProblemSheet
          id={id}
          call={calls.problems}
          fileName={words.problemFile}
          says={words.problems(refused, wanted(checked))}
        />
      )}
      <CheckedRows id={id} of={of} start={refused > 0 ? refusedState : 'all'} />
    </div>
  );
}
