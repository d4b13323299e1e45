import { text } from '../wire.ts';

/** Number of a bank account without blanks; a masked one stands for the number that is kept (`numberFrom`). */
export const bankNumber = text(32)
  .overwrite((typed) => typed.replaceAll(/\s/g, ''))
  .regex(/^[\d*-]{6,32}$/, '银行账号应为 6 到 32 位数字');
