import type { Write } from '#server/platform/write/write.ts';

/** Refuses where a shop may not be gone yet, in the words of its domain. */
export type ShopKeeper = (write: Write, shopId: number) => Promise<void>;

export const shopKeepers: ShopKeeper[] = [];

/** Registers what keeps a shop from being deleted for good; money that is owed to it lies above the catalogue. */
export const onShopDeletion = (keeper: ShopKeeper): void => void shopKeepers.push(keeper);
