import { type ReactNode, createElement } from 'react';
import { type Choices, labelOf } from '#contract/choices.ts';
import { getLabel } from '#contract/labels.ts';
import { Choice } from '../cells/choice.tsx';
import { DASH, type CellShape, givenShape } from '../cells/shape.ts';

export interface ColumnOf<R, K extends keyof R> {
  /** Title, which also names the column in the person's choices; the label of the field by default. */
  title?: string;
  field: K;
  /** Says what a figure counts; the head shows it on hover. */
  help?: string;
  // A method, not a property: a column of any field must pass for a column of its row.
  show?(value: R[K], row: NoInfer<R>): ReactNode;
  /** Shows the label of a value of an enumeration, marked where it asks something of staff. */
  of?: Choices;
  /** px; most cells know their own. */
  width?: number;
  align?: 'right';
  /** A click on the cell opens the row's detail. */
  opens?: true;
  /** The call takes this field as `order`; its head puts the list in order. */
  sorts?: true | 'time';
  /** Shown only to those who choose it. */
  hidden?: true;
  /** Field whose words this one often repeats; the column is there where a row says something else. */
  repeats?: keyof R & string;
  /** Made of what only our answers have: before another server of the wire there is no such column. */
  ours?: true;
  /** Its place on a phone's card: a picture, the headline, the status, or nowhere. Others become lines. */
  card?: 'picture' | 'title' | 'status' | 'none';
}

export type Column<R> = { [K in keyof R & string]: ColumnOf<R, K> }[keyof R & string];
export type TitledColumn<R> = Column<R> & { title: string };

/** Every column with its title. */
export const titled = <R>(columns: readonly Column<R>[], noun: string): TitledColumn<R>[] =>
  columns.map((column) => ({ ...column, title: column.title ?? getLabel(noun, column.field) }));

/** The columns without those that only repeat another in every row. */
export const withoutRepeats = <R, C extends Column<R>>(columns: readonly C[], rows: readonly R[]): C[] =>
  columns.filter(
    ({ field, repeats }) => repeats === undefined || rows.some((row) => !isEmpty(row[field]) && row[field] !== row[repeats]),
  );

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Content of a cell; nothing to show is a dash, also where a condition leaves nothing. */
export function contentOf<R, K extends keyof R>(column: ColumnOf<R, K>, row: R): ReactNode {
  const value = row[column.field];
  const content = column.show ? column.show(value, row) : plain(column.of, value);
  return isEmpty(content) || content === false ? DASH : content;
}

function plain(of: Choices | undefined, value: unknown): ReactNode {
  if (isEmpty(value)) return undefined;
  if (!of) return String(value);
  return labelOf(of, value) === undefined ? undefined : createElement(Choice, { of, value });
}

const STATE: CellShape = { width: 92, card: 'status' };
const isState = (of: Choices | undefined) => of !== undefined && Object.keys(of.meanings).length > 0;

const shapeOfShow = <R>({ show, of }: Column<R>) => (show ? givenShape(show) : isState(of) ? STATE : undefined);

export const shapeOf = <R>(column: Column<R>): Partial<CellShape> => ({
  ...shapeOfShow(column),
  ...definedOf({ width: column.width, align: column.align }),
});

const definedOf = ({ width, align }: Partial<CellShape>) => ({
  ...(width === undefined ? {} : { width }),
  ...(align === undefined ? {} : { align }),
});

/** Position of a column on a card. */
export const cardSlotOf = <R>(column: Column<R>) => column.card ?? shapeOfShow(column)?.card;

/** The column that heads a record: the one that says so, or the first that has no other place. */
export const titleColumn = <R>(columns: readonly Column<R>[]): Column<R> | undefined =>
  columns.find((column) => cardSlotOf(column) === 'title') ?? columns.find((column) => cardSlotOf(column) === undefined);

/** Name of a record for those who cannot see its row; its place where nothing in words heads it. */
export function nameOf<R>(columns: readonly Column<R>[], row: R, index: number): string {
  const column = titleColumn(columns);
  const name = column && row[column.field];
  return typeof name === 'string' && name !== '' ? name : `第 ${index} 行`;
}
