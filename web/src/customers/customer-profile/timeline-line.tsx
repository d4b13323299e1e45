import { noteCalls } from '#contract/customers/notes.ts';
import { type TimelineEntry, timelineKinds } from '#contract/profiles/timelines.ts';
import { OrderLink, RunButton, when, yuanText } from '#web/ui/index.ts';
import { SlotProvider } from '#web/ui/action/slot.tsx';
import { ChangedFields } from '#web/ui/record/history-list.tsx';
import { Moved } from '../moved.tsx';

/** Kinds whose amount came or left; of the others it is a price or a value. */
const MOVES: readonly string[] = [timelineKinds.refund, timelineKinds.balance, timelineKinds.commission];

function Amount({ kind, amount }: Pick<TimelineEntry, 'kind' | 'amount'>) {
  if (amount === null) return null;
  if (!MOVES.includes(kind)) return <span className="figure">{yuanText(amount)}</span>;
  return <Moved isIn={amount > 0} text={yuanText(Math.abs(amount))} />;
}

const DeleteNote = ({ id }: { id: number }) => (
  <SlotProvider value="row">
    <RunButton label="删除" call={noteCalls.deleteNote} input={{ id }} />
  </SlotProvider>
);

/** Event of the timeline: time, kind, content, amount and author. */
export function TimelineLine({ entry }: { entry: TimelineEntry }) {
  const { kind, id, at, title, detail, amount, points, orderNo, actor, fields } = entry;
  return (
    <div className="timeline-line" data-kind={kind}>
      <header>
        <small>{when(at)}</small>
        <span className="timeline-kind">{timelineKinds.labels[kind]}</span>
        {kind !== timelineKinds.note && <strong>{title}</strong>}
        <Amount kind={kind} amount={amount} />
        {points !== null && points !== 0 && <Moved isIn={points > 0} text={`${Math.abs(points)} 积分`} />}
        {actor !== null && <small>{actor}</small>}
        {kind === timelineKinds.note && <DeleteNote id={id} />}
      </header>
      {detail !== '' && detail !== title && <p>{detail}</p>}
      {orderNo !== null && <OrderLink orderNo={orderNo} />}
      <ChangedFields fields={fields} />
    </div>
  );
}
