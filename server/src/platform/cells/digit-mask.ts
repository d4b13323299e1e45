/** Literal texts of a format: "SKU-", \-, and the signs that need no quotes. */
const LITERAL = /"([^"]*)"|\\(.)|_.|\*.|([-() /:])/g;
const MASK = /^[^0]*0[^#?.,%E@0]*0/;

interface MaskPart {
  text: string;
  isDigit: boolean;
}

function partsOf(format: string): MaskPart[] | undefined {
  const parts: MaskPart[] = [];
  let rest = format;
  while (rest !== '') {
    if (rest.startsWith('0')) {
      parts.push({ text: '0', isDigit: true });
      rest = rest.slice(1);
      continue;
    }
    LITERAL.lastIndex = 0;
    const found = LITERAL.exec(rest);
    if (found?.index !== 0) return undefined;
    parts.push({ text: found[1] ?? found[2] ?? found[3] ?? '', isDigit: false });
    rest = rest.slice(found[0].length);
  }
  return parts;
}

/** Format of whole numbers with a digit for each 0, as codes and phones have it: 00000000, 000-0000-0000, "NO."000. */
export type DigitMask = readonly MaskPart[];

/** Mask of a number format; undefined where the format is none. */
export function maskOf(format: string): DigitMask | undefined {
  const [positive = ''] = format.split(';');
  const plain = positive.replaceAll(/\[[^\]]*\]/g, '');
  return MASK.test(plain) ? partsOf(plain) : undefined;
}

/** Number as its mask shows it; digits that the mask has no place for stand before its first. */
export function masked(value: number, mask: DigitMask): string {
  const places = mask.filter(({ isDigit }) => isDigit).length;
  const digits = String(value).padStart(places, '0');
  let at = 0;
  return mask
    .map(({ text, isDigit }) => {
      if (!isDigit) return text;
      const end = at === 0 ? digits.length - places + 1 : at + 1;
      const shown = digits.slice(at, end);
      at = end;
      return shown;
    })
    .join('');
}
