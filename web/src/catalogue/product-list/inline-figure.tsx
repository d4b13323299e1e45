import { EditOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { productCalls } from '#contract/catalogue/products.ts';
import { useMay, useRun } from '#web/ui/index.ts';
import { type CellKind, figureOf, textOf, typed } from '#web/ui/grid/typing.ts';
import './product-list.css';

interface Props {
  /** Name of the figure and of its product. */
  label: string;
  id: number;
  skuId?: number | undefined;
  field: 'price' | 'stock' | 'sort';
  value: number;
  show: (value: number) => ReactNode;
  /** True in the bin, where nothing is changed. */
  fixed?: boolean;
}

/** A figure changed where it stands: double click or pencil, Enter keeps, Esc lets go. Refused, it is the old one again. */
export function InlineFigure({ label, id, skuId, field, value, show, fixed = false }: Props) {
  const may = useMay()(productCalls.patch) && !fixed;
  const kind: CellKind = field === 'price' ? 'decimal' : 'count';
  const [draft, setDraft] = useState<string>();
  // Stands until the row, read again, says so itself.
  const [{ wanted, at }, setWanted] = useState({ wanted: value, at: value });
  if (at !== value) setWanted({ wanted: value, at: value });
  const { mutate } = useRun(productCalls.patch);

  const edit = () => may && setDraft(textOf(kind, wanted));
  const keep = () => {
    const next = draft === undefined ? null : figureOf(kind, draft);
    setDraft(undefined);
    if (typeof next !== 'number' || next === wanted) return;
    setWanted({ wanted: next, at: value });
    // Only the difference of stock is applied, so that an order placed meanwhile is not lost.
    const base = field === 'stock' ? { stockBase: wanted } : {};
    mutate({ id, skuId, [field]: next, ...base }, { onError: () => setWanted({ wanted: value, at: value }) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') keep();
    if (event.key === 'Escape') setDraft(undefined);
  };
  if (draft !== undefined)
    return (
      <input
        className="inline-input"
        aria-label={label}
        inputMode={kind === 'decimal' ? 'decimal' : 'numeric'}
        autoFocus
        value={draft}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(typed(kind, event.target.value))}
        onKeyDown={onKeyDown}
        onBlur={keep}
      />
    );
  return (
    <span className={may ? 'inline-figure inline-open' : 'inline-figure'} onDoubleClick={edit}>
      {show(wanted)}
      {may && (
        <button type="button" className="inline-pencil" aria-label={`修改${label}`} title="双击也可修改" onClick={edit}>
          <EditOutlined />
        </button>
      )}
    </span>
  );
}
