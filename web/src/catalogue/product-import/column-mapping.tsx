import { Alert, Select } from 'antd';
import { assigned, fieldOptions, isUnsure, type Preview, samplesOf } from './mapping.ts';
import type { Importing } from './use-import.ts';
import { UnitSelect } from './unit-select.tsx';

type Props = Pick<Importing, 'mapping' | 'setMapping' | 'units' | 'setUnits'> & { preview: Preview };

/** Each column of the file with its first values, and what it is taken for. */
export function ColumnMapping({ preview, mapping, setMapping, units, setUnits }: Props) {
  const unsure = preview.columns.filter(({ index }) => isUnsure(preview, mapping, index)).length;
  return (
    <>
      {unsure > 0 && <Alert type="warning" showIcon title={`有 ${unsure} 列没有把握，请核对标出的列`} />}
      <table className="mapping">
        <thead>
          <tr>
            <th scope="col">文件中的列</th>
            <th scope="col">前几行内容</th>
            <th scope="col">对应的商品字段</th>
          </tr>
        </thead>
        <tbody>
          {preview.columns.map(({ index, header }) => (
            <tr key={index} className={mapping[index] === undefined ? 'mapping-unused' : undefined}>
              <th scope="row">{header || `第 ${index + 1} 列`}</th>
              <td className="mapping-samples">
                {samplesOf(preview, index).map((text, at) => (
                  <span key={at} title={text}>
                    {text}
                  </span>
                ))}
              </td>
              <td>
                <Select
                  className="mapping-field"
                  allowClear
                  showSearch={{ optionFilterProp: 'label' }}
                  aria-label={`${header}对应的字段`}
                  placeholder="不导入"
                  {...(isUnsure(preview, mapping, index) ? { status: 'warning' } : {})}
                  value={mapping[index] ?? null}
                  options={fieldOptions}
                  onChange={(field) => setMapping(assigned(mapping, index, field ?? undefined))}
                />
                <UnitSelect
                  field={mapping[index]}
                  header={header}
                  chosen={units[index]}
                  onChange={(unit) => setUnits({ ...units, [index]: unit })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
