import { DAY } from '#contract/durations.ts';
import { collectedDraftRefusals } from '#contract/collection/drafts.ts';
import { collectedProductRefusals, collectedWords } from '#contract/collection/collected-products.ts';
import type { RowOutcome, RowRecord, RunKind } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insertDraft } from './insert-draft.ts';
import { type OutsideProduct, readOutside } from './read-outside.ts';

/** Product of a row: its link, and what is there once that was asked. */
export interface Sought {
  url: string;
  product?: OutsideProduct;
}

async function keepRow(write: Write, { id, input: { product } }: RowRecord<Sought>): Promise<RowOutcome> {
  if (!product) throw new Error('a row was not asked for');
  const { id: target, isNew } = await insertDraft(write, product);
  if (isNew) return { id, state: 'done', reason: '', target };
  return { id, state: 'unchanged', reason: collectedDraftRefusals.KNOWN({ draftId: target }).message, target };
}

/** Products collected one after the other; one that cannot be had keeps no other from coming. */
export const collectKind: RunKind<object, null, Sought> = {
  name: 'crawl_draft.collectMany',
  label: '采集商品',
  keptFor: 30 * DAY,
  unit: 'row',
  act: () => 'crawl_draft.collect',
  undoableFor: () => undefined,
  plan: async () => null,
  async ask(services, { input }, actor) {
    return { ...input, product: await readOutside(services, input, { actor, now: services.clock.now() }) };
  },
  async apply(write, { rows }) {
    const outcomes: RowOutcome[] = [];
    for (const row of rows) outcomes.push(await keepRow(write, row));
    return outcomes;
  },
  words: {
    done: collectedWords,
    failed: (run, reason = '采集没有完成，请重试或联系管理员') => `${reason}（${collectedWords(run)}）`,
  },
  refuses: collectedProductRefusals,
};
