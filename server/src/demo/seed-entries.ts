import { asc } from 'drizzle-orm';
import { fieldsIn, pictureNames } from '#contract/settings/group-data.ts';
import { groupData, saveGroupData } from '#server/settings/index.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Pictures, sceneName } from './pictures.ts';
import { demoProducts } from './products.ts';

interface EntryField {
  name: string;
  value: string;
}

const lacksPicture = ({ name, value }: EntryField): boolean => pictureNames.has(name) && value === '';

/** Gives every entry of combined data that lacks its picture one of the goods, and shows it: forms save none without. */
export async function seedEntries(write: Write, pictures: Pictures, secrets: Secrets): Promise<void> {
  const scenes = demoProducts.flatMap(({ name }) => pictures.get(sceneName(name)) ?? []);
  const entries = await write.tx.select().from(groupData).orderBy(asc(groupData.id));
  const bare = entries.filter(({ value }) => fieldsIn(value).some(lacksPicture));
  for (const [index, { id, gid, sort, value }] of bare.entries()) {
    const scene = scenes[index % scenes.length] ?? '';
    const fields = fieldsIn(value).map((field) => (lacksPicture(field) ? { ...field, value: scene } : field));
    await saveGroupData(write, { id, gid, form: { id: 0, sort, status: true, fields } }, secrets);
  }
}
