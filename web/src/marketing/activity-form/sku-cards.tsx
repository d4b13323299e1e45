import type { TableColumnType } from 'antd';
import { Fragment, type ReactNode } from 'react';
import type { SkuRow } from './form-values.ts';
import './sku-cards.css';

export type SkuCell = (row: SkuRow, set: (change: Partial<SkuRow>) => void) => ReactNode;

export interface SkuColumn extends Pick<TableColumnType<SkuRow>, 'align'> {
  title: string;
  width: number;
  /** Place on a card; below its head, among what is known of the SKU, unless told. */
  card?: 'head' | 'input';
  /** True for a column of the form of one product that a table of several leaves out. */
  ofOne?: true;
  cell: SkuCell;
}

interface Props {
  columns: readonly SkuColumn[];
  rows: readonly SkuRow[];
  onChange: (row: SkuRow, change: Partial<SkuRow>) => void;
}

/** SKUs as cards, on a screen that is too narrow for their table. */
export const SkuCards = ({ columns, rows, onChange }: Props) => (
  <ul className="sku-cards">
    {rows.map((row) => {
      const at = (place: SkuColumn['card']) =>
        columns
          .filter(({ card }) => card === place)
          .map(({ title, cell }) => ({ title, content: cell(row, (change) => onChange(row, change)) }));
      const titled = (place: SkuColumn['card']) =>
        at(place).map(({ title, content }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{content}</dd>
          </div>
        ));
      return (
        <li key={row.suk}>
          <div className="sku-card-head">
            {at('head').map(({ title, content }) => (
              <Fragment key={title}>{content}</Fragment>
            ))}
          </div>
          <dl className="sku-card-figures">{titled(undefined)}</dl>
          <dl>{titled('input')}</dl>
        </li>
      );
    })}
  </ul>
);
