import { Select } from 'antd';
import type { ImportField } from '#contract/catalogue/import/import-fields.ts';
import type { UnitName } from '#contract/exports/units.ts';
import { unitChoice } from './mapping.ts';

interface Props {
  field: ImportField | undefined;
  header: string;
  chosen: UnitName | undefined;
  onChange: (unit: UnitName) => void;
}

/** Unit in which the figures of a column are read: that of its heading until another is chosen. */
export function UnitSelect({ field, header, chosen, onChange }: Props) {
  const choice = unitChoice(field, header, chosen);
  return choice && <Select className="mapping-unit" aria-label={`${header}的单位`} {...choice} onChange={onChange} />;
}
