import { Select } from 'antd';
import { HEADER_ROWS } from '#contract/catalogue/import/import.ts';

interface Props {
  at: number;
  onChange: (row: number) => void;
}

const rows = Array.from({ length: HEADER_ROWS }, (_, at) => ({ value: at + 1, label: `第 ${at + 1} 行` }));

/** Row of the file in which the headings stand: below a title, it is not the first. */
export const HeaderRow = ({ at, onChange }: Props) => (
  <div className="import-header-row">
    列名在文件的
    <Select aria-label="列名所在的行" value={at} options={rows} onChange={onChange} />
  </div>
);
