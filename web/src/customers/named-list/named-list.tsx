import type { Call } from '#contract/call.ts';
import type { CustomerFilter } from '#contract/customers/customer-filter.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { type HeadcountKind, headcountCalls } from '#contract/customers/headcounts.ts';
import { type Column, RecordList, TextField, countText, run, useMay } from '#web/ui/index.ts';
import type { ListAnswer } from '#web/ui/list/listed.ts';
import { Headcount } from '../headcount.tsx';
import { queryOf } from '../segment-list/query-of.ts';

interface Props<I extends object, R extends { id: number }, N extends object, C extends object> {
  /** 分组 or 标签. */
  noun: string;
  calls: {
    list: Call<I, ListAnswer<R>>;
    save: Call<N, unknown>;
    update: Call<C, unknown>;
    delete: Call<{ id: number }, { customers: number } | null>;
  };
  /** Field that holds the name, and most characters of it. */
  field: keyof N & string;
  max: number;
  column: Column<R>;
  counts: HeadcountKind;
  /** Filter that finds the customers who have it. */
  holders: (id: number) => Partial<CustomerFilter>;
  empty: string;
}

const saysOfDeletion = (noun: string, done: { customers: number } | null) =>
  done && done.customers > 0 ? `删除成功，已从 ${countText(done.customers)} 位用户身上移除该${noun}` : undefined;

/** Question before a deletion: how many customers lose it, where they may be counted. */
async function questionOf(noun: string, of: Partial<CustomerFilter>): Promise<string> {
  const found = await run(customerCalls.list, { ...of, page: 1, limit: 1 }).catch(() => undefined);
  if (!found) return `删除吗？用户身上的该${noun}会一起清除。`;
  const { total, capped } = found;
  return total > 0
    ? `删除吗？${countText(total)}${capped ? '+' : ''} 位用户身上的该${noun}会一起清除。`
    : `删除吗？没有用户使用该${noun}。`;
}

/** List of what staff put on customers by name: groups, or tags. */
export function NamedList<I extends object, R extends { id: number }, N extends object, C extends object>(
  props: Props<I, R, N, C>,
) {
  const { noun, calls, field, max, column, counts, holders, empty } = props;
  const headcount: Column<{ id: number }> = {
    field: 'id',
    title: '用户数',
    width: 104,
    align: 'right',
    card: 'status',
    show: (id) => <Headcount of={counts} id={id} query={queryOf(holders(id))} />,
  };
  const columns = [{ field: 'id', title: 'ID', width: 88, card: 'none' } as const, column];
  return (
    <RecordList
      title={`用户${noun}`}
      calls={calls}
      readBy={calls.list}
      fields={<TextField name={field} maxLength={max} showCount placeholder={`请输入${noun}名称`} />}
      blank={{ [field]: '' }}
      columns={useMay()(headcountCalls.headcounts) ? [...columns, headcount] : columns}
      deletion={({ id }) => ({ ask: () => questionOf(noun, holders(id)), says: (done) => saysOfDeletion(noun, done) })}
      empty={empty}
    />
  );
}
