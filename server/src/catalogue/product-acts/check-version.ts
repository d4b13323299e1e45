import { ProductInfo } from '#contract/catalogue/product-record.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { encoder } from '#contract/transcode.ts';
import type { Write } from '#server/platform/write/write.ts';
import { productInfo } from '../product-aggregate/product-info.ts';
import type { ProductRecord } from '../products/queries.ts';

const encodeInfo = encoder(ProductInfo);

/** Refuses a save over somebody else's, showing what they left. A client that names no version is not asked. */
export async function checkVersion(
  write: Write,
  { id, version }: ProductRecord,
  opened: number | null | undefined,
): Promise<void> {
  if (opened == null || opened === version) return;
  throw productRefusals.STALE({ version, theirs: encodeInfo(await productInfo(write.tx, { id }, write)) });
}
