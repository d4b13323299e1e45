import { type ReactNode, useRef, useState } from 'react';
import type { Call } from '#contract/call.ts';
import { useRowActions } from '../action/row-actions.tsx';
import { HoldProvider } from '../action/use-held.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { SelectFilter } from '../filters/select-filter.tsx';
import { usePhoneList } from '../basics/use-phone.ts';
import { cleared, isFiltered, isSet } from '../scene/address.ts';
import { arranged, withWidth } from '../list-choice/arrange.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type Column, titled, withoutRepeats } from '../scene/column.ts';
import { type Detail, DetailOf, nameIn } from './detail-of.tsx';
import { ListCards } from './list-cards.tsx';
import { Empty, Failing } from '../list-parts/list-states.tsx';
import { type TableLine, ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { ORDER, ordersOf } from './order.ts';
import { type Emptiness, NothingListed } from '../list-parts/nothing-listed.tsx';
import { PageHead } from '../basics/page-head.tsx';
import { Pager } from '../list-parts/pager.tsx';
import { isFieldServed, isServed, isWireOnly } from '../wire/session.ts';
import { MissingCall } from '../wire/wire-error.ts';
import { SceneProvider } from '../scene/scene.ts';
import { reached } from '../scene/selection.ts';
import { useChoice } from '../list-choice/use-choice.ts';
import { countIn } from '../list-choice/view-count.tsx';
import { ViewTabs } from '../list-choice/view-tabs.tsx';
import type { ListAnswer } from './listed.ts';
import { useList } from './use-list.ts';
import { useDefaultView } from './use-default-view.ts';
import { useRowKeys } from './use-row-keys.ts';
import '../list-parts/list.css';

export interface ListPageProps<I extends object, R extends object> {
  title: string;
  call: Call<I, ListAnswer<R>>;
  columns: readonly Column<R>[];
  /** Key of a row; its `id` by default. */
  keyOf?: (row: R) => number;
  /** Initial values of the filters. */
  start?: Partial<I>;
  tabs?: ReactNode;
  /** Sums and notes of all that the list finds, below the tabs. */
  sums?: ReactNode;
  /** Query parameter bound to the tabs; “clear filters” keeps it. */
  tab?: keyof I & string;
  filters?: ReactNode;
  /** Buttons beside the name of the page; one of them primary. */
  actions?: ReactNode;
  bulk?: ReactNode;
  rowActions?: (row: R) => ReactNode;
  expand?: (row: R) => ReactNode;
  detail?: Detail<R>;
  /** Records in a word, where the title of the page is none for them. */
  called?: string;
  empty?: Emptiness;
  /** Shown where the filters find nothing: what else might. */
  elsewhere?: ReactNode;
}

const idOf = (row: object) => Number(Reflect.get(row, 'id'));
const nothing = {};
const SKELETON: readonly TableLine<never>[] = Array.from({ length: 8 }, (_, index) => ({ key: -index - 1, row: undefined }));

/** A list screen: filters and page in the address, rows from the server, columns as the person arranged them. */
export const ListPage = <I extends object, R extends object>(props: ListPageProps<I, R>) =>
  isServed(props.call) ? (
    <ServedList {...props} />
  ) : (
    <section className="list-page" aria-label={props.title}>
      <PageHead title={props.title} />
      <Empty says={new MissingCall().message} />
    </section>
  );

function ServedList<I extends object, R extends object>(props: ListPageProps<I, R>) {
  const {
    title,
    called = title,
    call,
    columns: declared,
    keyOf = idOf,
    start = nothing,
    tabs,
    sums,
    tab,
    filters,
    actions,
    bulk,
    rowActions,
    expand,
    detail,
    empty,
    elsewhere,
  } = props;
  const here = useRef<HTMLElement>(null);
  const isPhone = usePhoneList();
  const screen = `${call.noun}.${call.verb}`;
  const columns = titled(isWireOnly() ? declared.filter(({ ours }) => !ours) : declared, call.noun);
  const defaultView = useDefaultView(screen);
  const list = useList({ call, start, keyOf, isWaiting: defaultView.isApplying });
  const [choice, choose] = useChoice(screen, defaultView.columns);
  // A dialog that was opened from the empty list stays, though rows arrive meanwhile.
  const [isHeldEmpty, holdEmpty] = useState(false);
  const { address, chosen, data, error, isOld, again } = list;
  const isPaged = 'limit' in { ...call.query?.shape, ...call.body?.shape };
  const filtered = isFiltered(call, address, start, tab);
  const isOrdered = isFieldServed(call, ORDER);
  const orders = isPhone && isOrdered ? ordersOf(columns) : [];
  const open = detail && ((key: number) => address.set({ open: nameIn(data?.list ?? [], keyOf, detail, key) }));
  const chooseRow = (key: number, isReaching: boolean) =>
    isReaching ? chosen.replace(reached(chosen, data?.list.map(keyOf) ?? [], key)) : chosen.toggle(key);
  useRowKeys(here, { open, choose: bulk ? chooseRow : undefined, clear: chosen.clear });

  const lines = data?.list.map((row) => ({ key: keyOf(row), row }));
  const view = {
    noun: call.noun,
    lines: isHeldEmpty ? [] : (lines ?? SKELETON),
    columns: arranged(withoutRepeats(columns, data?.list ?? []), choice),
    chosen: bulk ? chosen : undefined,
    isOld,
    rowActions: useRowActions(call.noun, data?.list, rowActions),
    open,
    empty: (
      <HoldProvider value={holdEmpty}>
        <NothingListed
          called={called}
          empty={empty}
          inTab={tab !== undefined && isSet(address, start, tab)}
          filtered={filtered}
          elsewhere={elsewhere}
          clear={() => address.set(cleared(call, tab))}
          leaveTab={() => tab !== undefined && address.set({ [tab]: '' })}
        />
      </HoldProvider>
    ),
  };
  return (
    <SceneProvider
      value={{ address, chosen, noun: call.noun, keys: lines?.map(({ key }) => key), total: isOld ? undefined : data?.total }}
    >
      <section className="list-page" aria-label={title} ref={here}>
        <PageHead title={title}>{actions}</PageHead>
        <div className="tab-line">
          {tabs}
          {!isPhone && <ViewTabs screen={screen} choose={choose} />}
        </div>
        <div className="list-sums">{sums}</div>
        <div className="list-head">
          <FilterBar
            filters={
              <>
                {filters}
                {orders.length > 0 && <SelectFilter key={ORDER} name={ORDER} label="排序" options={orders} />}
              </>
            }
            call={call}
            start={start}
            tab={tab}
            tools={
              <ListTools
                noun={call.noun}
                screen={screen}
                countOf={(query) => countIn(call, query, start)}
                columns={columns}
                choice={choice}
                choose={choose}
                again={again}
                isAsking={list.isAsking}
              />
            }
          />
          {bulk && chosen.count > 0 && (
            <BulkBar list={here} total={data?.total ?? 0} capped={data?.capped} onPage={data?.list.length ?? 0}>
              {bulk}
            </BulkBar>
          )}
        </div>
        {error && <Failing error={error} again={again} isOver={data !== undefined} />}
        {(!error || data) &&
          (isPhone ? (
            <ListCards {...view} />
          ) : (
            <ListTable
              {...view}
              expand={expand}
              {...(isOrdered && {
                ordering: { order: address.get(ORDER), onOrder: (order) => address.set({ [ORDER]: order }) },
              })}
              onWidth={(column, px) => choose(withWidth(choice, column, px))}
            />
          ))}
        {isPaged && (data ? data.total > 0 && <Pager of={data} simple={isPhone} /> : !error && <div className="pager" />)}
        {detail && <DetailOf detail={detail} list={here} rows={data?.list ?? []} keyOf={keyOf} />}
      </section>
    </SceneProvider>
  );
}
