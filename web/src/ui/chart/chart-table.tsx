import { type ChartData, cellsOf, titleOf } from './chart-data.ts';

/** Figures of a chart as a table, to read, to copy, and for people who do not see the drawing. */
export function ChartTable({ data }: { data: ChartData }) {
  const titles = cellsOf(data, 0).map(({ title }) => title);
  return (
    <table className="chart-table" aria-label={`${titleOf(data)}数据表`}>
      <thead>
        <tr>
          <th scope="col">{data.axis}</th>
          {titles.map((title, index) => (
            <th key={`${title}${index}`} scope="col" className="figure">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.labels.map((label, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cellsOf(data, index).map(({ title, text }, column) => (
              <td key={`${title}${column}`} className="figure">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
