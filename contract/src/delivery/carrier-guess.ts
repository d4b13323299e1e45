/** Numbering of parcels by the large carriers. Earlier lines win. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^SF\d{12,15}(:\d{4})?$/, 'shunfeng'],
  [/^JD[A-Z\d]{9,}$/, 'jd'],
  [/^JT\d{12,13}$/, 'jtexpress'],
  [/^YT\d{12,15}$/, 'yuantong'],
  [/^DPK\d{9,}$/, 'debangkuaidi'],
  [/^ZTO\d{10,}$/, 'zhongtong'],
  [/^STO\d{10,}$/, 'shentong'],
  [/^E[A-Z]\d{9}CN$/, 'ems'],
  [/^(10|11|12|13)\d{11}$/, 'ems'],
  [/^7[3-9]\d{12}$/, 'zhongtong'],
  [/^77\d{13}$/, 'shentong'],
  [/^(31|43|46|48)\d{11}(\d{2})?$/, 'yunda'],
  [/^9\d{12}$/, 'youzhengguonei'],
];

/** Normalises a number as a scanner or a person types it: without spaces, in capitals. */
export const tidyNumber = (number: string): string => number.replaceAll(/\s/g, '').toUpperCase();

/** The code of the carrier that numbers parcels like this; undefined when the number does not tell. */
export const guessCarrier = (number: string): string | undefined =>
  patterns.find(([pattern]) => pattern.test(tidyNumber(number)))?.[1];
