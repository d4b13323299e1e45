import type { Todo } from '#contract/dashboard/todos.ts';
import { findTodo } from '#contract/dashboard/todo-kinds.ts';
import { shortMoment } from '#web/ui/index.ts';

interface Props {
  of: readonly Todo[];
  onOpen: (path: string) => void;
}

/** "30 单待发货，最早 11-27 20:10，3 单超过 24 小时": a line of each kind of what waits, which leads to its list. */
export const TodoLines = ({ of, onOpen }: Props) =>
  of.map(({ kind, count, capped, oldest, says }, index) => {
    const terms = findTodo(kind);
    if (!terms) return null;
    const more = [oldest && `最早 ${shortMoment(oldest)}`, says].filter(Boolean);
    return (
      <li key={kind} className="notice-line notice-sum" data-row-key={-1 - index} tabIndex={-1}>
        <button type="button" className="notice-open" onClick={() => onOpen(terms.path)}>
          <span>
            <strong>{`${count}${capped ? '+' : ''} ${terms.unit}${terms.label}`}</strong>
            {more.map((part) => `，${part}`).join('')}
          </span>
        </button>
      </li>
    );
  });
