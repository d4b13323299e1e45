import { z } from 'zod';
import { BulkRun, type Outcome, outcomeOf } from '../bulk-run.ts';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { refusals } from '../refusal.ts';
import { api99Refusals } from '../services/api99.ts';
import { onePassRefusals } from '../services/one-pass.ts';
import { id, page, paged, paging, text, words } from '../wire.ts';
import { collectingFailures } from './account.ts';
import { collectedDraftRefusals } from './drafts.ts';
import { SOURCE_LINK_MAX, draftSources } from './draft-sources.ts';
import { FoundProduct, collectionRefusals } from './found.ts';

export const collectedProductRefusals = refusals('collected_product', {
  NO_LINK: { code: 400, says: () => '请输入商品链接，或国铁商城的商品编号' },
  NOTHING_THERE: { says: () => '这一页没有商品，请检查店铺地址或页码' },
  UNDER_WAY: { says: () => '这次采集还在进行，请等它结束' },
  NOTHING_LEFT: { says: () => '没有需要重试的商品' },
  NOT_FOUND: { code: 404, says: () => '没有找到这次采集，可能已被清理' },
});

export const LINKS_MAX = 50;
const LINK_MISSING = '请输入链接地址！';
const LINK_LONG = '链接地址过长，请检查是否多粘贴了内容';
/** Longest line that is looked through for a link: shared ones come with words around them. */
const LINE_MAX = 2000;

export const collectedRowStates = choices({
  done: ['done', '已采集', 'done'],
  unchanged: ['unchanged', '之前已采集', 'rest'],
  refused: ['refused', '没有采集到', 'trouble'],
  waiting: ['waiting', '没有处理', 'waits'],
});
export const collectedWords = (run: Outcome): string => outcomeOf(run, '个', collectedRowStates.labels);

/** Product that became a draft, in the fields of a found one. */
export const CollectedDraft = FoundProduct.extend({
  id: z.int(),
  soureLink: z.string(),
  platform: draftSources.schema(),
  status: z.int(),
});
export type CollectedDraft = z.output<typeof CollectedDraft>;

const CollectedRow = z.object({
  id: z.int(),
  url: z.string(),
  state: collectedRowStates.schema(),
  reason: z.string(),
  /** Draft that it became, or has been before; null for none. */
  draftId: z.int().nullable(),
});
export type CollectedRow = z.output<typeof CollectedRow>;

const Begun = z.object({ runId: z.int(), jobId: z.int() });

const permission = 'admin:crawing:product';
const failures = [
  ...collectingFailures,
  collectionRefusals.NO_PLATFORM,
  collectionRefusals.NOT_SET_UP,
  ...Object.values(api99Refusals),
  onePassRefusals.NO_ACCOUNT,
  onePassRefusals.NO_PASSWORD,
  onePassRefusals.REFUSED,
];

/** Collects products as drafts: from the platforms by their links, from the shop behind the connector by link or number. The spelling is the wire's. */
export const collectedProductCalls = calls('crawl_draft', '/admin/crawing', {
  collect: post('/product', {
    permission,
    about: 'Makes a draft of one product, once. `platform` is told by the link where it is left out; `guotie` takes numbers too.',
    body: z.object({
      url: words(LINE_MAX, LINK_MISSING, LINK_LONG),
      platform: draftSources.schema('不支持的采集平台').optional(),
    }),
    returns: CollectedDraft,
    refuses: [...failures, collectedProductRefusals.NO_LINK, collectedDraftRefusals.KNOWN],
  }),
  collectMany: post('/more/product', {
    permission,
    about:
      'Makes drafts of up to 50 products by a job: of `urls`, or of a page of the shop at `shopUrl`. `taskId` is its run; the lists ' +
      'name at once what was collected before, and what is no link.',
    body: z
      .object({
        urls: z.array(text(LINE_MAX, LINK_LONG), LINK_MISSING).max(LINKS_MAX, `一次最多采集 ${LINKS_MAX} 个商品`).optional(),
        shopUrl: text(SOURCE_LINK_MAX, LINK_LONG).optional(),
        ...paging,
      })
      .refine(({ urls = [], shopUrl = '' }) => [...urls, shopUrl].some((each) => each.trim() !== ''), {
        path: ['urls'],
        error: LINK_MISSING,
      }),
    returns: z.object({
      taskId: z.int(),
      jobId: z.int(),
      total: z.int(),
      successList: z.array(z.object({ url: z.string(), id: z.int() })),
      failList: z.array(z.object({ url: z.string(), message: z.string() })),
    }),
    refuses: [...collectingFailures, collectedProductRefusals.NOTHING_THERE],
  }),
  infoMany: get('/more/product/info/{id}', {
    permission,
    params: z.object({ id }),
    returns: BulkRun,
    refuses: [collectedProductRefusals.NOT_FOUND],
  }),
  rowsMany: get('/more/product/rows', {
    permission,
    query: paged({ id, state: collectedRowStates.schema().optional() }),
    returns: page(CollectedRow),
    refuses: [collectedProductRefusals.NOT_FOUND],
  }),
  retryMany: post('/more/product/retry', {
    permission,
    about: 'Collects what was refused or not reached, as a run of its own.',
    body: z.object({ id }),
    returns: Begun,
    refuses: [collectedProductRefusals.NOT_FOUND, collectedProductRefusals.UNDER_WAY, collectedProductRefusals.NOTHING_LEFT],
  }),
});
