import { Signal } from '#web/ui/index.ts';
import type { DryRun } from './tallies.tsx';

/** Row by row, what stands there now and what will. */
export const DiffTable = ({ diffs }: Pick<DryRun, 'diffs'>) => (
  <div className="import-table">
    <table>
      <thead>
        <tr>
          <th scope="col">行</th>
          <th scope="col">商品</th>
          <th scope="col">动作</th>
          <th scope="col">内容</th>
        </tr>
      </thead>
      <tbody>
        {diffs.map(({ row, name, kind, fields }) => (
          <tr key={`${row}-${name}`}>
            <td>{row}</td>
            <th scope="row">{name}</th>
            <td>{kind === 'new' ? <Signal of="done">新增</Signal> : <Signal of="underway">更新</Signal>}</td>
            <td>
              <ul className="import-fields">
                {fields.map(({ label, before, after }) => (
                  <li key={label}>
                    {label} {before !== null && <del title={before}>{before || '空'}</del>}
                    {before !== null && ' → '}
                    <ins title={after}>{after || '空'}</ins>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
