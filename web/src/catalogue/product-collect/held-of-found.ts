import type { FoundProduct } from '#contract/collection/found.ts';
import { type Held, attrOf, blankProduct } from '../product-form/held.ts';
import { blankLine } from '../product-form/sku-lines.ts';
import { combinations } from '../product-form/specs.ts';

/** What the form is filled with: all that was found, each combination at the same price, and blanks for the rest. */
export function heldOfFound(found: FoundProduct): Held {
  const { storeName, storeInfo, keyword, unitName, image, sliderImage, content, price, cost, otPrice } = found;
  const specs = found.attr.map(({ attrName, attrValues }) => ({ name: attrName, values: attrValues }));
  const isMany = specs.length > 0;
  const lines = isMany ? combinations(specs).map((combination) => blankLine(combination)) : [blankLine()];
  return {
    ...blankProduct,
    storeName,
    storeInfo,
    keyword: keyword ?? '',
    unitName: unitName ?? '',
    image,
    sliderImage,
    content,
    specType: isMany,
    attr: attrOf(specs),
    attrValue: lines.map((line) => ({ ...line, image, price, cost, otPrice })),
  };
}
