/**
 * Folders beside each other that still import each other. The list only shrinks: a pair that is gone leaves it, and no pair joins it.
 */
export const KNOWN_PAIRS: readonly (readonly [string, string])[] = [
  ['server/src/catalogue/brands', 'server/src/catalogue/categories'],
  ['server/src/catalogue/brands', 'server/src/catalogue/products'],
  ['server/src/catalogue/categories', 'server/src/catalogue/products'],
  ['server/src/catalogue/products', 'server/src/catalogue/shops'],
];
