/** A SKU's values as people read them; on the wire they are parted by commas. */
export const sukWords = (suk: string): string => suk.replaceAll(',', ' / ');
