import { describe, expect, it } from 'vitest';
import { phoneNumber, phoneNumberOrNone, recipientPhone } from '../src/phone-number.ts';

const said = (text: string) => phoneNumber('不是电话').safeParse(text).error?.issues[0]?.message;

describe('a phone number', () => {
  it.each(['13800138000', '0571-87654321', '02162345678', '400-800-1234', '4008001234'])('may be %s', (text) => {
    expect(said(text)).toBeUndefined();
  });

  it.each(['', '12345', '12800138000', '4008-001-234', '13800138000 转 8', '1'.repeat(19)])('may not be “%s”', (text) => {
    expect(said(text)).toBe('不是电话');
  });

  it('may be left out where it says so', () => {
    expect(phoneNumberOrNone('不是电话').safeParse('').success).toBe(true);
    expect(phoneNumberOrNone('不是电话').safeParse('1').success).toBe(false);
  });
});

describe('the number of a recipient', () => {
  const saidOf = (text: string) => recipientPhone.safeParse(text).error?.issues[0]?.message;

  it.each(['13800138000', '13800138000 转 8', '+86 13800138000', '18412345678-1234', '138****0000', '87654321'])(
    'may be %s',
    (text) => {
      expect(saidOf(text)).toBeUndefined();
    },
  );

  it.each([
    ['', '请填写收货人电话'],
    ['123', '收货人电话不完整，请检查'],
    ['138001', '收货人电话不完整，请检查'],
  ])('may not be “%s”: %s', (text, says) => {
    expect(saidOf(text)).toBe(says);
  });
});
