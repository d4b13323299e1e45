import { ConfigProvider } from 'antd';
import { useImperativeHandle, useMemo, useRef } from 'react';
import { usePhone } from '#web/ui/index.ts';
import { figuresFor, nameOf, problemsOf } from '../product/sku-lines.ts';
import type { SkuInputProps } from './sku-input-props.ts';
import { SkuHead } from './sku-head.tsx';
import { SkuRow } from './sku-row.tsx';
import { useCellKeys } from '#web/ui/grid/use-cell-keys.ts';
import { useLines } from './use-lines.ts';
import { useWindow } from '#web/ui/grid/use-window.ts';
import '../product/product.css';

const ROW_PX = 44;

/** Columns on a phone, where one names a combination. */
const NARROW = ['规格'];

export interface SkuTableProps extends SkuInputProps {
  /** Names of the specifications. */
  specs: readonly string[];
  /** Stands in for pictures that are not there. */
  cover: string;
  /** The form refused them: missing cells are marked. */
  showsProblems: boolean;
}

/** A row per combination, typed through like a spreadsheet; smooth with hundreds of rows. */
export function SkuTable({ id, value = [], onChange = () => {}, ref, specs, cover, isSub, showsProblems }: SkuTableProps) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const isPhone = usePhone();
  const here = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => figuresFor(isSub), [isSub]);
  const { edit, acts } = useLines(value, onChange);
  const keys = useCellKeys(edit, columns, nameOf);
  const { from, to, above, below, onScroll, reach } = useWindow(value.length, ROW_PX);

  const focus = () => {
    const allProblems = value.map((line) => problemsOf(line, isSub));
    const row = allProblems.findIndex((problems) => Object.keys(problems).length > 0);
    const problems = allProblems[row];
    if (!problems || !here.current) return;
    const column = columns.findIndex(({ field }) => problems[field] !== undefined);
    here.current.scrollTop = row * ROW_PX;
    reach(row);
    here.current.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus();
  };
  useImperativeHandle(ref, () => ({ focus, nativeElement: here.current }));

  return (
    <div id={id} className="cell-table sku-table" ref={here} onScroll={onScroll} {...keys}>
      <table aria-label="规格明细">
        <SkuHead
          names={isPhone ? NARROW : specs}
          columns={columns}
          isFixed={isFixed}
          fills={!isFixed && value.length > 1}
          edit={edit}
        />
        <tbody>
          {above > 0 && <tr style={{ height: above }} aria-hidden />}
          {value.slice(from, to).map((line, index) => (
            <SkuRow
              key={from + index}
              line={line}
              row={from + index}
              specs={specs}
              cover={cover}
              isNarrow={isPhone}
              columns={columns}
              isSub={isSub}
              showsProblems={showsProblems}
              isFixed={isFixed}
              acts={acts}
            />
          ))}
          {below > 0 && <tr style={{ height: below }} aria-hidden />}
        </tbody>
      </table>
    </div>
  );
}
