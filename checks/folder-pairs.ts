/**
 * Folders beside each other that still import each other. The list only shrinks: a pair that is gone leaves it, and no pair joins it.
 */
export const KNOWN_PAIRS: readonly (readonly [string, string])[] = [
  ['server/src/access/administrators', 'server/src/access/menus'],
  ['server/src/access/administrators', 'server/src/access/passkeys'],
  ['server/src/access/administrators', 'server/src/access/roles'],
  ['server/src/access/administrators', 'server/src/access/sessions'],
  ['server/src/access/administrators', 'server/src/access/sign-in'],
  ['server/src/access/menus', 'server/src/access/roles'],
  ['server/src/access/roles', 'server/src/access/sessions'],
  ['server/src/access/sessions', 'server/src/access/two-step'],
  ['server/src/access/sign-in', 'server/src/access/two-step'],
  ['server/src/catalogue/brands', 'server/src/catalogue/categories'],
  ['server/src/catalogue/brands', 'server/src/catalogue/products'],
  ['server/src/catalogue/categories', 'server/src/catalogue/products'],
  ['server/src/catalogue/products', 'server/src/catalogue/shops'],
];
