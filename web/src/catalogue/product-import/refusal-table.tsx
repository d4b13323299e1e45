import type { DryRun } from './tallies.tsx';

/** The rows that will be left out, and why. */
export const RefusalTable = ({ refusals }: Pick<DryRun, 'refusals'>) => (
  <div className="import-table">
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
