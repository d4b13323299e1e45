import { z } from 'zod';
import { words } from './wire.ts';

const MOBILE = String.raw`1[3-9]\d{9}`;
const LANDLINE = String.raw`0\d{2,3}-?\d{7,8}|400-?\d{3}-?\d{4}`;
export const PHONE_NUMBER_MAX = 18;

/** A mobile number, or a landline with its area code or 400 number. */
export const phoneNumber = (wrong: string) =>
  z
    .string(wrong)
    .max(PHONE_NUMBER_MAX, wrong)
    .regex(new RegExp(`^(${MOBILE}|${LANDLINE})$`), wrong);

/** Phone number, or none. */
export const phoneNumberOrNone = (wrong: string) =>
  z
    .string(wrong)
    .max(PHONE_NUMBER_MAX, wrong)
    .regex(new RegExp(`^(${MOBILE}|${LANDLINE})?$`), wrong);

const FEWEST_DIGITS = 7;

/** Number of whoever receives goods: also with an extension, from abroad, or one that a platform lends, but never cut short. */
export const recipientPhone = words(PHONE_NUMBER_MAX, '请填写收货人电话').refine(
  (text) => text.replaceAll(/\D/g, '').length >= FEWEST_DIGITS,
  '收货人电话不完整，请检查',
);
