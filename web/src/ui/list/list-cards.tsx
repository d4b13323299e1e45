import { Checkbox } from 'antd';
import { useGlow } from '../basics/glow.ts';
import { DASH } from '../cells/shape.ts';
import { type TitledColumn, cardSlotOf, contentOf, nameOf, titleColumn } from '../scene/column.ts';
import type { ListProps } from './list-table.tsx';

/** Lines of a card, of which two or three share one; what a record leaves blank takes none of them. */
const LINES = 5;

/** Places of the columns on a card: of several states the first is in the corner, and the others have the first lines. */
function slotsOf<R>(columns: readonly TitledColumn<R>[]) {
  const at = (slot: string) => columns.find((column) => cardSlotOf(column) === slot);
  const [status, ...states] = columns.filter((column) => cardSlotOf(column) === 'status');
  const plain = columns.filter((column) => cardSlotOf(column) === undefined);
  const title = titleColumn(columns);
  return {
    picture: at('picture'),
    title,
    status,
    lines: [...states, ...plain.filter((column) => column !== title)],
  };
}

const SkeletonCard = () => (
  <li className="card">
    <span className="bone" />
    <span className="bone" />
  </li>
);

/** State in the corner of a card; absent where the record has none. */
function Status<R>({ of, row }: { of: TitledColumn<R>; row: R }) {
  const content = contentOf(of, row);
  return content === DASH ? null : <div className="card-status">{content}</div>;
}

/** Cards in place of a table on a phone. */
export function ListCards<R>({ noun, lines, columns, chosen, isOld, empty, rowActions, open }: ListProps<R>) {
  const glowing = useGlow(noun);
  const { picture, title, status, lines: under } = slotsOf(columns);
  if (lines.length === 0) return empty;
  return (
    <ul className={isOld ? 'cards list-old' : 'cards'}>
      {lines.map(({ key, row }, index) =>
        row ? (
          <li key={key} className={glowing.has(key) ? 'card row-glows' : 'card'} data-row-key={key}>
            {chosen && (
              <Checkbox
                aria-label={`选择${nameOf(columns, row, index + 1)}`}
                checked={chosen.keys.has(key)}
                onChange={() => chosen.toggle(key)}
              />
            )}
            {picture && contentOf(picture, row)}
            <div className="card-text">
              <div className="card-head">
                {title &&
                  (open ? (
                    <button type="button" className="card-title" onClick={() => open(key)}>
                      {contentOf(title, row)}
                    </button>
                  ) : (
                    <span className="card-title">{contentOf(title, row)}</span>
                  ))}
                {status && <Status of={status} row={row} />}
              </div>
              <dl>
                {under
                  .map((column) => ({ label: column.title, content: contentOf(column, row) }))
                  .filter(({ content }) => content !== DASH)
                  .slice(0, LINES)
                  .map(({ label, content }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{content}</dd>
                    </div>
                  ))}
              </dl>
            </div>
            {rowActions && <div className="card-actions">{rowActions(row)}</div>}
          </li>
        ) : (
          <SkeletonCard key={key} />
        ),
      )}
    </ul>
  );
}
