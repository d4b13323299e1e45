import { type ReactNode, useMemo, useRef } from 'react';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { useRowActions } from '../action/row-actions.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { arranged, withWidth } from '../list-choice/arrange.ts';
import { type Column, titled } from '../scene/column.ts';
import { ListCards } from '../list/list-cards.tsx';
import { Failing } from '../list-parts/list-states.tsx';
import { type TableLine, ListTable } from '../list/list-table.tsx';
import { ListTools } from '../list/list-tools.tsx';
import { SceneProvider } from '../scene/scene.ts';
import { useChoice } from '../list-choice/use-choice.ts';
import { useRowKeys } from '../list/use-row-keys.ts';
import { PageHead } from '../basics/page-head.tsx';
import { usePhoneList } from '../basics/use-phone.ts';
import { useMay, useRun } from '../wire/index.ts';
import { namedColumn, treeItemProps } from './named-column.tsx';
import { OpenAll } from './open-all.tsx';
import { TreeEmpty } from './tree-empty.tsx';
import { type Hanging, type Move, type TreeLine, byId } from './tree-lines.ts';
import { useDragTree } from './use-drag-tree.ts';
import { useTree } from './use-tree.ts';
import { useTreeKeys } from './use-tree-keys.ts';
import '../list-parts/list.css';

interface Props<I extends object, R extends Hanging<R>, M extends object, O> {
  title: string;
  /** Names the screen where several show trees of one call. */
  screen: string;
  /** Category type, when several screens share one table. */
  kind: number;
  call: Call<I, O>;
  /** Makes a tree of what the call answers; `asHung` where it is one. */
  hang: (answer: O) => readonly R[];
  /** The first one names the node. */
  columns: readonly Column<R>[];
  /** Initial values of the filters. */
  start: Partial<I>;
  /** Input that no address changes. */
  fixed: Partial<I>;
  filters: ReactNode;
  actions: ReactNode;
  /** Hears where the node stands among all there are, whatever the filters hide. */
  rowActions: (row: R, line: TreeLine<R>) => ReactNode;
  /** Lets nodes be dragged, in a tree of so many levels; without it they stay. */
  move?: { call: Call<M, unknown>; input: (to: Move) => M; levels: number; touches: readonly string[] };
  empty: { says: string; action?: ReactNode };
}

/** Moves of a tree in which nothing is moved. */
const nowhere: Call<object, unknown> = {
  method: 'POST',
  path: '',
  noun: '',
  verb: '',
  permission: 'session',
  returns: z.unknown(),
};
const ROW_PX = 52;
const still = { open: undefined, choose: undefined, clear: undefined };
const SKELETON: readonly TableLine<never>[] = Array.from({ length: 8 }, (_, index) => ({ key: -index - 1, row: undefined }));

/** A screen of records that hang below each other: filters in the address, branches that open, rows that can be dragged. */
export function TreePage<I extends object, R extends Hanging<R>, M extends object, O>(props: Props<I, R, M, O>) {
  const { title, screen, kind, call, hang, columns: declared, start, fixed, filters, actions, rowActions, move, empty } = props;
  const here = useRef<HTMLElement>(null);
  const isPhone = usePhoneList();
  const tree = useTree({ call, hang, start, fixed, screen });
  const { lines, searched, toggle, isAsking, again } = tree;
  const columns = titled(declared, call.noun);
  const [choice, choose] = useChoice(screen);
  const inSight = useMemo(() => byId(lines), [lines]);
  const lineOf = (id: number) => inSight.get(id);
  useRowKeys(here, still);
  useTreeKeys<R>(here, { lineOf, toggle });

  const may = useMay()(move?.call ?? 'session') && move !== undefined;
  const { mutate } = useRun<M, unknown>(move?.call ?? nowhere, { touches: move?.touches });
  const drag = useDragTree<R>(move?.levels ?? 0, (to) => move && mutate(move.input(to)));
  // Rows are moved in the whole tree only: between the results of a search there are others that nobody sees.
  const isMovable = may && !searched && !isPhone;
  const gripOf = isMovable ? drag.grip : undefined;

  const view = {
    noun: call.noun,
    lines: tree.hasData ? lines.map(({ row }) => ({ key: row.id, row })) : SKELETON,
    columns: arranged(columns, choice).map((column) =>
      column.title === columns[0]?.title ? namedColumn(column, { lineOf, toggle, gripOf }) : column,
    ),
    chosen: undefined,
    isOld: tree.isOld,
    rowActions: useRowActions(call.noun, tree.hasData ? lines.map(({ row }) => row) : undefined, (row: R) => {
      const line = lineOf(row.id);
      const standing = line && tree.standing(line);
      return standing && rowActions(standing.row, standing);
    }),
    open: undefined,
    empty: <TreeEmpty title={title} call={call} searched={searched} {...empty} />,
  };
  const attributes = (row: R) => {
    const line = lineOf(row.id);
    return line ? { ...treeItemProps(line), ...(isMovable ? drag.target(line) : {}) } : {};
  };
  const tools = { noun: call.noun, kind, screen, columns, choice, choose, again, isAsking };
  return (
    <SceneProvider value={{ ...tree.scene, noun: call.noun }}>
      <section className="list-page" aria-label={title} ref={here}>
        <PageHead title={title}>{actions}</PageHead>
        <FilterBar
          filters={filters}
          call={call}
          start={tree.start}
          tab={undefined}
          tools={[<OpenAll key="open" tree={tree} />, <ListTools key="tools" {...tools} />]}
        />
        {tree.error && <Failing error={tree.error} again={again} isOver={tree.hasData} />}
        {(!tree.error || tree.hasData) &&
          (isPhone ? (
            <ListCards {...view} />
          ) : (
            <ListTable
              {...view}
              expand={undefined}
              onWidth={(column, px) => choose(withWidth(choice, column, px))}
              tree={{ rowPx: ROW_PX, attributes }}
            />
          ))}
      </section>
    </SceneProvider>
  );
}
