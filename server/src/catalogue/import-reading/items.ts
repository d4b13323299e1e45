import type { ImportField } from '#contract/catalogue/import/import-fields.ts';
import type { ProductFields } from '../product-aggregate/aggregate.ts';
import type { Attr, SkuFields } from '../skus/fields.ts';

/** Category of a product: by the outside number of a category, or by names from the root down. */
export type RecordRef = { code: string } | { names: string[] };

/** The cells of a row by what their columns mean, those that are not empty. */
export type Cells = Partial<Record<ImportField, string>>;
/** Name of the product of a row for people. */
export const nameOf = ({ storeName, code, barCode }: Cells): string => storeName ?? code ?? barCode ?? '';

/** More pictures than these are left out. */
export const GALLERY_MAX = 10;

export interface SheetLine {
  row: number;
  cells: Cells;
}

export interface ItemSku {
  row: number;
  /** Id of the SKU in a row that our own export wrote. */
  skuId?: number | undefined;
  /** Undefined when the file says nothing of specifications. */
  spec?: Record<string, string> | undefined;
  fields: Partial<Omit<SkuFields, 'suk' | 'attrValue'>> & { stock?: number; stockBase?: number };
}

type Plain = Omit<ProductFields, 'cateId' | 'brandId' | 'code' | 'specType' | 'isSub' | 'tempId'>;

/** A product as the file has it: what it does not say is left as it is, or as usual for a new one. */
export interface ImportItem {
  /** The first row, as a person counts in the file. */
  row: number;
  name: string;
  code: string | undefined;
  fields: Partial<Plain>;
  content: string | undefined;
  places: RecordRef[] | undefined;
  /** Outside number or name of the brand. */
  brand: RecordRef | undefined;
  isShow: boolean | undefined;
  /** Values of files that name all specifications; then the SKUs are all there are. */
  attrs: Attr[] | undefined;
  skus: ItemSku[];
  /** Remarks for a person before the rows are taken. */
  remarks: RowNote[];
  /** Lines of a product that our own export wrote: compared once its present values are known. */
  lines?: SheetLine[] | undefined;
}

/** Cell of a sheet, in another row of the product or in the one that is spoken of. */
export interface CellOfRow {
  field: ImportField;
  row?: number;
}

/** Reason a row is refused, or note of how it is taken otherwise than it stands. */
export interface RowNote {
  row: number;
  name: string;
  reason: string;
  /** Cell that it is about, where it is about one. */
  cell?: CellOfRow | undefined;
}

/** Portion of the products of a file, with the rows that cannot be read. */
export interface Portion {
  items: ImportItem[];
  refused: RowNote[];
}

/** Reason a row cannot be taken; goes into the error file as it stands. */
export class BadRow extends Error {
  readonly cell: CellOfRow | undefined;

  constructor(reason: string, cell?: CellOfRow) {
    super(reason);
    this.cell = cell;
  }
}

/** Rows of one name (or one number) that name no specifications: SKUs of one product, or different products. */
export class Namesakes extends BadRow {
  constructor(rows: number) {
    super(`有 ${rows} 行是同一个名称或编码：同一商品请每行填写规格，不同商品请填写各自的商品编码`);
  }
}
