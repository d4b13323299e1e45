import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { missingFromLibrary } from '#server/pictures/index.ts';
import type { ProductAggregate, StoredAggregate } from './aggregate.ts';

type Pictured = Pick<ProductAggregate | StoredAggregate, 'fields' | 'skus'>;

const picturesOf = ({ fields, skus }: Pictured): string[] => [
  fields.image,
  ...fields.sliderImage,
  ...skus.map(({ image }) => image),
];

/** `data:`, `blob:` and the like: nothing that a shop front could show. */
const isForeignScheme = (address: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(address) && !/^https?:\/\//i.test(address);

/** Refuses pictures that the library does not have; one that the product had before may stay. Other sites are not asked. */
export async function checkPictures(db: Db, wanted: Pictured, stored?: Pictured): Promise<void> {
  const had = new Set(stored ? picturesOf(stored) : []);
  const added = [...new Set(picturesOf(wanted))].filter((address) => !had.has(address));
  const strange = added.find(isForeignScheme);
  if (strange !== undefined) throw productRefusals.PICTURE_ADDRESS({ address: strange.slice(0, 80) });
  const [gone] = await missingFromLibrary(db, added);
  if (gone !== undefined) throw productRefusals.NO_PICTURE({ address: gone });
}
