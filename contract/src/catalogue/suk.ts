/** Name of the only SKU of a product; it tells nothing apart. */
export const ONLY_SUK = '默认';

/** A SKU's values as people read them; on the wire they are parted by commas. */
export const sukWords = (suk: string): string => suk.replaceAll(',', ' / ');
