import type { ReactNode } from 'react';
import type { Call } from '#contract/call.ts';
import type { CustomerFilter } from '#contract/customers/customer-filter.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import type { Page } from '#contract/wire.ts';
import { type HeadcountKind, headcountCalls } from '#contract/customers/headcounts.ts';
import { Headcount } from '../headcount.tsx';
import { queryOf } from '../segment-list/query-of.ts';
import {
  type Column,
  HistoryButton,
  ListPage,
  RecordDialog,
  RunButton,
  TextField,
  countText,
  run,
  useMay,
} from '#web/ui/index.ts';

interface Paging {
  page: number;
  limit: number;
}
type ById = { id: number };

/** Words that staff put on customers: what they are called, and the calls that keep them. */
export interface NamedListConfig<R extends ById, D extends object> {
  noun: string;
  table: string;
  counts: HeadcountKind;
  /** The field that holds the word. */
  field: keyof D & string;
  max: number;
  blank: D;
  column: Column<R>;
  calls: {
    list: Call<Paging, Page<R>>;
    info: Call<ById, R | null>;
    save: Call<D, null>;
    update: Call<ById & D, null>;
    delete: Call<ById, { customers: number } | null>;
  };
  /** Customers who have it. */
  holders: (id: number) => Partial<CustomerFilter>;
  empty: string;
}

const saysOfDeletion = (noun: string, done: { customers: number } | null) =>
  done && done.customers > 0 ? `删除成功，已从 ${countText(done.customers)} 位用户身上移除该${noun}` : undefined;

/** Says of how many customers the word is taken, where they may be counted. */
async function questionOf(noun: string, of: Partial<CustomerFilter>): Promise<string> {
  const found = await run(customerCalls.list, { ...of, page: 1, limit: 1 }).catch(() => undefined);
  if (!found) return `删除吗？用户身上的该${noun}会一起清除。`;
  const { total, capped } = found;
  return total > 0
    ? `删除吗？${countText(total)}${capped ? '+' : ''} 位用户身上的该${noun}会一起清除。`
    : `删除吗？没有用户使用该${noun}。`;
}

/** Groups or tags of customers, in one list. */
export function NamedList<R extends ById, D extends object>({ config }: { config: NamedListConfig<R, D> }) {
  const { noun, table, counts, field, max, blank, column, calls, holders, empty } = config;
  const may = useMay();
  const dialog = {
    noun: `用户${noun}`,
    save: calls.save,
    call: calls.update,
    blank,
    children: <TextField name={field} maxLength={max} showCount placeholder={`请输入${noun}名称`} />,
  };
  const headcount: Column<ById> = {
    field: 'id',
    title: '用户数',
    width: 104,
    align: 'right',
    card: 'status',
    show: (id) => <Headcount of={counts} id={id} query={queryOf(holders(id))} />,
  };
  const add: ReactNode = <RecordDialog {...dialog} primary />;
  return (
    <ListPage
      title={`用户${noun}`}
      call={calls.list}
      actions={add}
      columns={[
        { field: 'id', title: 'ID', width: 88, card: 'none' },
        column,
        ...(may(headcountCalls.headcounts) ? [headcount] : []),
      ]}
      rowActions={(row) => (
        <>
          <RecordDialog {...dialog} record={row} />
          <HistoryButton noun={table} id={row.id} call={calls.list} />
          <RunButton
            label="删除"
            call={calls.delete}
            input={{ id: row.id }}
            ask={() => questionOf(noun, holders(row.id))}
            says={(done) => saysOfDeletion(noun, done)}
            danger
          />
        </>
      )}
      empty={{ says: empty, action: add }}
    />
  );
}
