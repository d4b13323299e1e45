import { describe, expect, it } from 'vitest';
import { isPublic } from './rules.ts';

describe('an address', () => {
  it.each(['8.8.8.8', '100.128.0.1', '172.32.0.1', '223.5.5.5', '2400:3200::1', '2606:4700::1111'])(
    'of the public network is asked: %s',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  const elsewhere =
    '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.16.0.1 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 127.1 ' +
    ':: ::1 fc00::1 fe80::1 ::ffff:8.8.8.8 64:ff9b::a00:1 2002:a00:1:: 2001:0:a00:1:: 2001:db8::1 ff02::1 localhost';
  it.each(elsewhere.split(' '))('that leads to a neighbour, or nowhere, is not: %s', (address) => {
    expect(isPublic(address)).toBe(false);
  });
});
