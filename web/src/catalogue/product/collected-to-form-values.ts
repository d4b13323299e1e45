import type { CollectedProduct } from '#contract/collection/drafts.ts';
import { type ProductValues, attrOf, blankProduct, withBlankPictures } from './form-values.ts';
import { blankLine } from './sku-lines.ts';

/** Form values of a collected product: all that was found, and blanks for the rest. */
export function collectedToFormValues({ tempId, attr, attrValue, specType, ...found }: CollectedProduct): ProductValues {
  const specs = attr.map(({ attrName, attrValues }) => ({ name: attrName, values: attrValues }));
  const lines = attrValue.map((line) => ({ ...blankLine(line.attrValue), ...line }));
  return {
    ...blankProduct,
    ...found,
    tempId: tempId || null,
    specType,
    attr: specType ? attrOf(specs) : [],
    unitName: found.unitName || blankProduct.unitName,
    ...withBlankPictures(found, lines.length > 0 ? lines : [blankLine()]),
  };
}
