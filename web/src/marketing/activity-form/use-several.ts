import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import type { ProductInfo } from '#contract/catalogue/product-record.ts';
import type { ClashDraft } from '#contract/marketing/clashes.ts';
import { notify, run } from '#web/ui/index.ts';
import { sentenceOf } from '#web/ui/wire/index.ts';
import type { ActivityValues, SkuRow } from './form-values.ts';

/** Product that several are chosen with, and its SKUs as they will be sold. */
export interface ProductRows {
  product: ProductInfo;
  skus: SkuRow[];
}

/** Form values of several products: the rules that all begin with, and what each is sold for. */
export interface SeveralValues extends Partial<ActivityValues> {
  products: ProductRows[];
}

interface Several<E extends ClashDraft, V extends ActivityValues> {
  noun: string;
  save: Call<E, null>;
  startOf: (product: ProductInfo) => V;
  toInput: (values: object) => E;
  /** Reason for going on though some clash; undefined where the person goes back. */
  reasonFor: (drafts: readonly E[]) => Promise<string | undefined>;
  onDone: () => void;
}

/** Adds an activity for each product, one call after the other; what is refused stays with its reason, the others stand. */
export function useSeveral<E extends ClashDraft, V extends ActivityValues>(several: Several<E, V>) {
  const { noun, save, startOf, toInput, reasonFor, onDone } = several;
  const client = useQueryClient();
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());

  const add = async (values: object): Promise<void> => {
    const { products, ...shared } = values as SeveralValues;
    const waiting = products.filter(({ product }) => !added.has(product.id));
    const drafts = waiting.map(({ product, skus }) => toInput({ ...startOf(product), ...shared, skus }));
    const clashReason = await reasonFor(drafts);
    if (clashReason === undefined) return;
    const done = new Set(added);
    const reasons = new Map<number, string>();
    for (const draft of drafts) {
      try {
        await run(save, { ...draft, clashReason });
        done.add(draft.productId);
      } catch (error) {
        reasons.set(draft.productId, sentenceOf(error));
      }
    }
    void client.invalidateQueries({ queryKey: [save.noun] });
    setAdded(done);
    setRefused(reasons);
    const count = drafts.length - reasons.size;
    if (count > 0) notify.success(`已添加 ${count} 件${noun}`);
    if (reasons.size > 0) notify.warning(`${reasons.size} 件${noun}没有添加，原因写在商品下面`);
    else onDone();
  };

  return { add, refused, added };
}
