import { ConfigProvider, Form } from 'antd';
import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { usePhone } from '#web/ui/index.ts';
import { BatchRow } from './batch-row.tsx';
import { filledDown, withBatch } from './fill-lines.ts';
import { FillHead } from './fill-head.tsx';
import { type FigureColumn, type SkuLine, figuresFor, nameOf, problemsOf } from '../product/sku-lines.ts';
import { SkuRow } from './sku-row.tsx';
import { useCellKeys } from './use-cell-keys.ts';
import { useLines } from './use-lines.ts';
import { useWindow } from './use-window.ts';
import '../product/product.css';

const ROW_PX = 44;

type Head = Pick<FigureColumn, 'label' | 'optional'> & { field: keyof SkuLine; kind?: FigureColumn['kind'] };

interface Props {
  id?: string;
  value?: readonly SkuLine[];
  onChange?: (lines: SkuLine[]) => void;
  ref?: Ref<{ focus: () => void; nativeElement: HTMLElement | null }>;
  /** Names of the specifications; none for a product without. */
  specs: readonly string[];
  isSub: boolean;
}

/** A row per combination, typed through like a spreadsheet; smooth with hundreds of rows. */
export function SkuTable({ id, value = [], onChange = () => {}, ref, specs, isSub }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const { status } = Form.Item.useStatus();
  const isPhone = usePhone();
  const here = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => figuresFor(isSub), [isSub]);
  const { edit, acts } = useLines(value, onChange);
  const keys = useCellKeys(edit, columns, nameOf);
  const { from, to, above, below, onScroll, reach } = useWindow(value.length, ROW_PX);

  const focus = () => {
    const allProblems = value.map((line) => problemsOf(line, isSub, specs.length > 0));
    const row = allProblems.findIndex((problems) => Object.keys(problems).length > 0);
    const problems = allProblems[row];
    if (!problems || !here.current) return;
    const column = columns.findIndex(({ field }) => problems[field] !== undefined);
    here.current.scrollTop = row * ROW_PX;
    reach(row);
    const wrong = problems.image === undefined ? `[data-cell="${row}:${column}"]` : `[data-picture="${row}"]`;
    here.current.querySelector<HTMLElement>(wrong)?.focus();
  };
  useImperativeHandle(ref, () => ({ focus, nativeElement: here.current }));

  const isMany = specs.length > 0 && !isFixed;
  const fills = isMany && value.length > 1;
  const names = isPhone && specs.length > 0 ? ['规格'] : specs;
  const heads: readonly Head[] = [{ field: 'image', label: '图片' }, ...columns];
  const span = names.length + columns.length + (isMany ? 2 : 1);
  return (
    <div id={id} className="sku-table" ref={here} onScroll={onScroll} {...keys}>
      <table aria-label="商品属性">
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {heads.map(({ field, label, optional, kind = 'text' }) => (
              <th key={field} scope="col" align={kind === 'text' ? undefined : 'right'}>
                <span className={optional || isFixed ? undefined : 'needed'}>{label}</span>
                {fills && <FillHead label={label} onFill={() => edit((lines) => filledDown(lines, 0, field))} />}
              </th>
            ))}
            {isMany && <th scope="col">操作</th>}
          </tr>
          {fills && (
            <BatchRow span={names.length} columns={columns} onFill={(batch) => edit((lines) => withBatch(lines, batch))} />
          )}
        </thead>
        <tbody>
          {above > 0 && <tr style={{ height: above }} aria-hidden />}
          {value.slice(from, to).map((line, index) => (
            <SkuRow
              key={from + index}
              line={line}
              row={from + index}
              specs={specs}
              isNarrow={isPhone}
              columns={columns}
              isSub={isSub}
              showsProblems={status === 'error'}
              isFixed={isFixed}
              acts={acts}
            />
          ))}
          {below > 0 && <tr style={{ height: below }} aria-hidden />}
          {value.length === 0 && (
            <tr>
              <td colSpan={span}>先添加规格和规格值，这里会列出全部组合</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
