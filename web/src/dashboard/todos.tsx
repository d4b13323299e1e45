import { DownOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { type Todo, todoCalls } from '#contract/dashboard/todos.ts';
import { findTodo } from '#contract/dashboard/todo-kinds.ts';
import type { TodoTerms } from '#contract/dashboard/todo-terms.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { Figures } from '#web/ui/chart/figures.tsx';
import { type Why, shortMoment, useCall, usePhone, usePreference } from '#web/ui/index.ts';

/** Cards of two lines of a wide page, or of three of a phone, where the button has a line of its own. */
const LINES = { wide: 10, phone: 6 };
const UNFOLDED = 'unfolded';

const underOf = ({ says, oldest }: Todo, under: string): string => {
  if (says !== '') return says;
  return oldest ? `最早 ${shortMoment(oldest)}` : under;
};

const whyOf = ({ oldest, says }: Todo, { label, under }: TodoTerms): Why => ({
  counts: `现在等您处理的${label}：${under}`,
  of: '您能处理的全部记录，不限时间；和点开的列表一致',
  without: '已经处理完的',
  parts: [
    ['最早一条', oldest ? shortMoment(oldest) : ''],
    ['其中', says],
  ],
});

interface Entry {
  todo: Todo;
  terms: TodoTerms;
}

const entriesOf = (todos: readonly Todo[]): Entry[] =>
  todos.flatMap((todo) => {
    const terms = findTodo(todo.kind);
    return terms ? [{ todo, terms }] : [];
  });

const Cards = ({ of }: { of: readonly Entry[] }) =>
  of.map(({ todo, terms }) => (
    <FigureCard
      key={todo.kind}
      label={terms.label}
      why={whyOf(todo, terms)}
      to={terms.path}
      value={todo.count}
      capped={todo.capped}
      waits
      under={underOf(todo, terms.under)}
    />
  ));

interface FoldProps {
  of: readonly Entry[];
  inSight: number;
  isOpen: boolean;
  onFold: () => void;
}

/** The cards of the first lines, and a button that unfolds the rest behind it. */
function FoldedCards({ of, inSight, isOpen, onFold }: FoldProps) {
  const rest = of.slice(inSight);
  return (
    <>
      <Cards of={of.slice(0, inSight)} />
      <button type="button" className="todos-more" aria-expanded={isOpen} onClick={onFold}>
        {isOpen ? '收起' : `还有 ${rest.length} 类待办`}
        <DownOutlined rotate={isOpen ? 180 : 0} aria-hidden />
      </button>
      {isOpen && <Cards of={rest} />}
    </>
  );
}

/** All that waits for the person, and nothing else; each card leads to exactly its list. Whether the rest is unfolded is remembered. */
export function Todos() {
  const asked = useCall(todoCalls.list, {}, { saysItself: true });
  const [kept, keep] = usePreference('home:todos');
  const isPhone = usePhone();
  const isOpen = kept === UNFOLDED;
  const entries = entriesOf(asked.data ?? []);
  const most = isPhone ? LINES.phone : LINES.wide;
  const fold = { inSight: isPhone ? most : most - 1, isOpen, onFold: () => keep(isOpen ? null : UNFOLDED) };
  return (
    <Figures of={[asked]}>
      {asked.data === undefined && <Skeleton active className="figure-card" paragraph={{ rows: 1 }} />}
      {asked.data?.length === 0 && <p className="home-quiet">都处理完了，没有等您的事</p>}
      {entries.length > most ? <FoldedCards of={entries} {...fold} /> : <Cards of={entries} />}
    </Figures>
  );
}
