import { Select } from 'antd';
import { type BankField, bankFields } from '#contract/cashier/bank-columns.ts';

const SAMPLES = 4;
const NOTHING = '';

interface Props {
  rows: readonly (readonly string[])[];
  headerRow: number;
  columns: readonly (BankField | null)[];
  onChange: (columns: (BankField | null)[]) => void;
}

const isSome = (row: readonly string[]) => row.some((cell) => cell !== '');

/** Columns of the file with the first lines, and what each of them means. */
export function ColumnsTable({ rows, headerRow, columns, onChange }: Props) {
  const headings = rows[headerRow] ?? [];
  const samples = rows
    .slice(headerRow + 1)
    .filter(isSome)
    .slice(0, SAMPLES);
  const set = (at: number, field: BankField | null) =>
    onChange(headings.map((_, each) => (each === at ? field : (columns[each] ?? null))));
  return (
    <ul className="bank-columns" aria-label="各列的含义">
      {headings.map((heading, at) =>
        heading === '' ? null : (
          <li key={`${at} ${heading}`}>
            <label htmlFor={`bank-column-${at}`}>
              <strong>{heading}</strong>
            </label>
            <Select
              id={`bank-column-${at}`}
              value={columns[at] ?? NOTHING}
              onChange={(field) => set(at, field === NOTHING ? null : (field as BankField))}
              options={[{ value: NOTHING, label: '不导入' }, ...bankFields.options]}
              showSearch={{ optionFilterProp: 'label' }}
              listHeight={400}
            />
            <small className="quiet">
              {samples
                .map((row) => row[at] ?? '')
                .filter(Boolean)
                .slice(0, 2)
                .join('，') || '（空）'}
            </small>
          </li>
        ),
      )}
    </ul>
  );
}
