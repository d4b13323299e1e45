import { Skeleton } from 'antd';
import { type Todo, type TodoKind, todoCalls, todos } from '#contract/dashboard/todos.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { Figures } from '#web/ui/chart/figures.tsx';
import { shortMoment, useCall } from '#web/ui/index.ts';

const underOf = ({ says, oldest }: Todo, under: string): string => {
  if (says !== '') return says;
  return oldest ? `最早 ${shortMoment(oldest)}` : under;
};

function TodoCard({ of }: { of: Todo }) {
  const terms = todos.get(of.kind as TodoKind);
  if (!terms) return null;
  return (
    <FigureCard
      label={terms.label}
      help={terms.under}
      to={terms.path}
      value={of.count}
      capped={of.capped}
      waits
      under={underOf(of, terms.under)}
    />
  );
}

/** All that waits for the person, and nothing else; each card leads to exactly its list. */
export function Todos() {
  const asked = useCall(todoCalls.list, {}, { saysItself: true });
  return (
    <Figures of={[asked]}>
      {asked.data === undefined && <Skeleton active className="figure-card" paragraph={{ rows: 1 }} />}
      {asked.data?.length === 0 && <p className="home-quiet">都处理完了，没有等您的事</p>}
      {asked.data?.map((todo) => (
        <TodoCard key={todo.kind} of={todo} />
      ))}
    </Figures>
  );
}
