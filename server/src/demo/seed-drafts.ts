import { eq } from 'drizzle-orm';
import { type CollectedProduct, draftStates } from '#contract/collection/drafts.ts';
import { category } from '#server/catalogue/index.ts';
import { addCollectedProduct, crawlDraft } from '#server/collection/index.ts';
import { shippingTemplates } from '#server/delivery/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type DemoDraft, demoDrafts } from './drafts.ts';
import { DAY, ago } from './past.ts';
import type { Pictures } from './pictures.ts';

const HOURS_UNTIL_ADDED = 5;

/** Payload of a draft, as much of it as was found. */
function payloadOf({ name, brief, keyword, unit, price, spec }: DemoDraft, image: string): CollectedProduct {
  const { name: attrName, values } = spec ?? { name: '规格', values: ['默认'] };
  const fen = Math.round((price ?? 0) * 100);
  const line = { image, price: fen, cost: 0, otPrice: Math.round(fen * 1.2), stock: 50, barCode: '', weight: 40, volume: 0 };
  return {
    storeName: name,
    storeInfo: brief,
    keyword,
    unitName: unit,
    image,
    sliderImage: [image],
    cateId: '',
    tempId: 0,
    specType: spec !== undefined,
    attr: [{ attrName, attrValues: [...values] }],
    attrValue: price === undefined ? [] : values.map((value) => ({ attrValue: { [attrName]: value }, ...line })),
    content: brief === '' ? '' : `<p>${brief}。</p>`,
  };
}

const firstTemplate = async ({ tx }: Write) =>
  (await tx.select({ id: shippingTemplates.id }).from(shippingTemplates).limit(1))[0]?.id ?? 0;

async function add(write: Write, draftId: number, { attr, ...payload }: CollectedProduct, categoryName: string): Promise<void> {
  const [home] = await write.tx.select({ id: category.id }).from(category).where(eq(category.name, categoryName));
  await addCollectedProduct(write, {
    ...payload,
    draftId,
    cateId: String(home?.id),
    tempId: await firstTemplate(write),
    isSub: false,
    attr: attr.map(({ attrName, attrValues }) => ({ attrName, attrValues: attrValues.join(',') })),
  });
}

/** Products found elsewhere: waiting, failed, and one that became ours. */
export async function seedDrafts(write: Write, pictures: Pictures): Promise<void> {
  for (const draft of demoDrafts) {
    const past = ago(write, draft.days * DAY);
    const payload = payloadOf(draft, pictures.get(draft.name) ?? '');
    const state = { status: draft.failed ? draftStates.failed : draftStates.collected, failReason: draft.failed ?? '' };
    const [row] = await past.tx
      .insert(crawlDraft)
      .values({ platform: draft.platform, soureLink: draft.link, payload, ...state, createTime: past.now, updateTime: past.now })
      .returning({ id: crawlDraft.id });
    const later = ago(write, draft.days * DAY - HOURS_UNTIL_ADDED * 60);
    if (row && draft.became !== undefined) await add(later, row.id, payload, draft.became);
  }
}
