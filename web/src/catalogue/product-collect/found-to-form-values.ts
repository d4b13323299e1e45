import type { FoundProduct } from '#contract/collection/found.ts';
import { type ProductValues, attrOf, blankProduct, withBlankPictures } from '../product/form-values.ts';
import { blankLine } from '../product/sku-lines.ts';
import { combinations } from '../product/specs.ts';

/** Form values of a found product: all that was found, each combination at the same price, and blanks for the rest. */
export function foundToFormValues(found: FoundProduct): ProductValues {
  const { storeName, storeInfo, keyword, unitName, image, sliderImage, content, price, cost, otPrice } = found;
  const specs = found.attr.map(({ attrName, attrValues }) => ({ name: attrName, values: attrValues }));
  const isMany = specs.length > 0;
  const lines = isMany ? combinations(specs).map((combination) => blankLine(combination)) : [blankLine()];
  return {
    ...blankProduct,
    storeName,
    storeInfo,
    keyword: keyword ?? '',
    unitName: unitName || blankProduct.unitName,
    sliderImage,
    content,
    specType: isMany,
    attr: attrOf(specs),
    ...withBlankPictures(
      found,
      lines.map((line) => ({ ...line, image, price, cost, otPrice })),
    ),
  };
}
