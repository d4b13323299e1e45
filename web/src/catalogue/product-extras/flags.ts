import { z } from 'zod';
import type { GroupData } from '#contract/settings/group-data.ts';

export interface Flag {
  /** The wire's field of the product. */
  field: string;
  label: string;
  isOffered: boolean;
}

/** A flag that is no entry of the data: the wire fixes it. */
const popular: Flag = { field: 'isGood', label: '热卖商品', isOffered: true };

/** The wire's types of recommendations, with the names they have until somebody names them otherwise. */
const kinds: ReadonlyMap<string, readonly [field: string, label: string]> = new Map([
  ['1', ['isBest', '精品推荐']],
  ['2', ['isHot', '热门榜单']],
  ['3', ['isNew', '首发新品']],
  ['4', ['isBenefit', '促销单品']],
]);

const Fields = z.object({
  fields: z.array(
    z.object({
      value: z
        .union([z.string(), z.number()])
        .transform((value) => String(value).trim())
        .catch(''),
    }),
  ),
});
// Positions of the fields, by which every client of the wire reads them.
const [NAME, TYPE] = [1, 3];

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function flagIn({ value, status }: Pick<GroupData, 'value' | 'status'>): Flag[] {
  const fields = Fields.safeParse(jsonIn(value)).data?.fields ?? [];
  const [field, usual] = kinds.get(fields[TYPE]?.value ?? '') ?? [];
  return field === undefined ? [] : [{ field, label: fields[NAME]?.value || (usual ?? ''), isOffered: status }];
}

/** Recommendations of a product, in the order of the data; those it does not offer come last. Without data, the usual. */
export function flagsOf(entries: readonly Pick<GroupData, 'value' | 'status'>[] | undefined): readonly Flag[] {
  const usual = [...kinds.values()].map(([field, label]) => ({ field, label, isOffered: entries === undefined }));
  const fromSettings = entries?.flatMap(flagIn) ?? [];
  const ranked = [popular, ...fromSettings.filter(({ isOffered }) => isOffered), ...fromSettings, ...usual];
  return ranked.filter(({ field }, place) => ranked.findIndex((flag) => flag.field === field) === place);
}
