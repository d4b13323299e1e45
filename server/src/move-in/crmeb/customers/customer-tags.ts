import { inArray } from 'drizzle-orm';
import { customerTag, customerTagLink } from '#server/customers/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { type Came, type Moving, type Theirs, say } from '../../engine/moving.ts';
import { allIdsOf } from '../../moved-rows/queries.ts';
import { listOf, textOf } from '../values/values.ts';

/** Groups besides the first of a customer, who is in one at most here, as tags of the same name. */
async function tagsForGroups(moving: Moving, records: readonly Theirs[]): Promise<Map<string, number>> {
  const { tx } = moving;
  const wanted = new Set(records.flatMap(({ row }) => listOf(row['group_id']).slice(1)));
  const named = await moving.stage.holding('eb_user_group', 'id', [...wanted]);
  const there = await tx.select({ id: customerTag.id, name: customerTag.name }).from(customerTag);
  const ids = new Map(there.map(({ id, name }) => [name, id]));
  const missing = [...new Set(named.map((row) => textOf(row['group_name'])))].filter((name) => !ids.has(name));
  const drawn = await insertRows(
    tx,
    customerTag,
    missing.map((name) => ({ name: cutTo(name, 50) })),
  );
  for (const [at, name] of missing.entries()) ids.set(name, drawn[at] ?? 0);
  return new Map(
    named.flatMap((row) => {
      const id = ids.get(textOf(row['group_name']));
      return id === undefined ? [] : [[textOf(row['id']), id] as const];
    }),
  );
}

function tagsOf(
  moving: Moving,
  { key, row }: Theirs,
  tagIds: ReadonlyMap<string, number>,
  ofGroups: ReadonlyMap<string, number>,
): number[] {
  const own = listOf(row['tag_id']);
  const others = listOf(row['group_id']).slice(1);
  if (own.some((tag) => !tagIds.has(tag))) say(moving, 'altered', '有的标签不存在，没有带来', key);
  if (others.length > 0) say(moving, 'altered', '在多个分组，第一个之外的改成了标签', key);
  return [...new Set([...own.flatMap((tag) => tagIds.get(tag) ?? []), ...others.flatMap((group) => ofGroups.get(group) ?? [])])];
}

/** Tags of customers: their own, and one for each group but the first. */
async function linksOf(moving: Moving, brought: readonly (Came & { record: Theirs })[]) {
  const tagIds = await allIdsOf(moving.tx, 'tag');
  const ofGroups = await tagsForGroups(
    moving,
    brought.map(({ record }) => record),
  );
  return brought.flatMap(({ record, id: uid }) => tagsOf(moving, record, tagIds, ofGroups).map((tagId) => ({ uid, tagId })));
}

export async function bringTags(moving: Moving, brought: readonly (Came & { record: Theirs })[]): Promise<void> {
  await insertRows(moving.tx, customerTagLink, await linksOf(moving, brought));
}

/** Adds the tags that were given there since; tags given here stay. */
export async function bringTagsAgain(moving: Moving, brought: readonly (Came & { record: Theirs })[]): Promise<void> {
  const there = await moving.tx
    .select({ uid: customerTagLink.uid, tagId: customerTagLink.tagId })
    .from(customerTagLink)
    .where(inArray(customerTagLink.uid, [0, ...brought.map(({ id }) => id)]));
  const known = new Set(there.map(({ uid, tagId }) => `${uid} ${tagId}`));
  const links = await linksOf(moving, brought);
  await insertRows(
    moving.tx,
    customerTagLink,
    links.filter(({ uid, tagId }) => !known.has(`${uid} ${tagId}`)),
  );
}
