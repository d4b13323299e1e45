import { planSkus, type SkuPlan } from '../skus/rules.ts';
import { type ProductFields, type StoredAttr, type StoredAggregate, type ProductAggregate, cateIdsOf } from './aggregate.ts';
import type { Attr } from '../skus/fields.ts';

export interface Difference {
  id: number;
  /** Changed fields of the product's own. */
  fields: Partial<ProductFields>;
  content: string | undefined;
  attrs: { add: (Attr & { place: number })[]; change: StoredAttr[]; drop: number[] };
  /** The new list of categories; undefined when it stays. */
  cateIds: number[] | undefined;
  coupons: { add: number[]; drop: number[] };
  skus: SkuPlan;
}

const isEqual = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function fieldsThatDiffer(stored: ProductFields, wanted: ProductFields): Partial<ProductFields> {
  const now: Record<string, unknown> = { ...stored };
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isEqual(now[name], value)));
}

function planAttrs(stored: readonly StoredAttr[], wanted: readonly Attr[]): Difference['attrs'] {
  const known = new Map(stored.map((attr) => [attr.attrName, attr]));
  const names = new Set(wanted.map(({ attrName }) => attrName));
  const plan: Difference['attrs'] = {
    add: [],
    change: [],
    drop: stored.filter(({ attrName }) => !names.has(attrName)).map(({ id }) => id),
  };
  for (const [index, attr] of wanted.entries()) {
    const row = known.get(attr.attrName);
    if (!row) plan.add.push({ ...attr, place: index });
    else if (row.place !== index || !isEqual(row.attrValues, attr.attrValues))
      plan.change.push({ id: row.id, ...attr, place: index });
  }
  return plan;
}

/** Coupons that were deleted keep their link, which is not among the stored ones, and come back with it. */
const planCoupons = (stored: readonly number[], wanted: readonly number[] = stored): Difference['coupons'] => ({
  add: wanted.filter((id) => !stored.includes(id)),
  drop: stored.filter((id) => !wanted.includes(id)),
});

/** Statements by which the product becomes as wanted. */
export function differenceOf(stored: StoredAggregate, wanted: ProductAggregate): Difference {
  const fields = fieldsThatDiffer(stored.fields, wanted.fields);
  return {
    id: stored.id,
    fields,
    content: stored.content === wanted.content ? undefined : wanted.content,
    attrs: planAttrs(stored.attrs, wanted.attrs),
    cateIds: fields.cateId === undefined ? undefined : cateIdsOf(fields.cateId),
    coupons: planCoupons(stored.couponIds, wanted.couponIds),
    skus: planSkus(stored.skus, wanted.skus),
  };
}

export function isNone({ fields, content, attrs, coupons, skus }: Difference): boolean {
  const lists = [attrs.add, attrs.change, attrs.drop, coupons.add, coupons.drop, skus.change, skus.add, skus.drop, skus.moves];
  return Object.keys(fields).length === 0 && content === undefined && lists.every((list) => list.length === 0);
}
