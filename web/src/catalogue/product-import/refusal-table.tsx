import type { ReactNode } from 'react';
import type { DryRun } from './tallies.tsx';

/** The rows that will be left out, and why. */
export const RefusalTable = ({ refusals, action }: Pick<DryRun, 'refusals'> & { action: ReactNode }) => (
  <div className="import-table">
    <p className="import-note import-ways">改好这些行再导入一次即可，其余的可以先导入。{action}</p>
    <table>
      <thead>
        <tr>
          <th scope="col">行</th>
          <th scope="col">商品</th>
          <th scope="col">原因</th>
        </tr>
      </thead>
      <tbody>
        {refusals.map(({ row, name, reason }, index) => (
          <tr key={`${row}-${index}`}>
            <td>{row}</td>
            <th scope="row">{name || '–'}</th>
            <td className="refusal-reason">{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
