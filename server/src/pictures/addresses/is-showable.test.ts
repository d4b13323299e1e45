import { describe, expect, it } from 'vitest';
import { addressesBelow } from './addresses.ts';
import { isShowable } from './is-showable.ts';

const addresses = addressesBelow('https://img.example.com');

describe('a picture that somebody outside names', () => {
  it.each([
    '/files/image/public/a.png',
    'https://img.example.com/files/image/public/a.png',
    'https://cdn.example.org/a,b.jpg',
    'https://8.8.8.8/a.jpg',
  ])('is shown from our storage and from public servers: %s', (address) => {
    expect(isShowable(address, addresses)).toBe(true);
  });

  it.each([
    '',
    'a.png',
    '/admin/a.png',
    '/files/../admin/a.png',
    '/files/%2e%2e/admin/a.png',
    '/files/.\t./admin/a.png',
    'https://img.example.com/files/.%2E/admin/a.png',
    '//10.0.0.1/a.png',
    'http://cdn.example.org/a.png',
    'javascript:alert(1)',
    'https://10.0.0.1/a.png',
    'https://2130706433/a.png',
    'https://[::1]/a.png',
    'https://localhost/a.png',
    'https://printer.local./a.png',
    'https://router/a.png',
    'https://user:word@cdn.example.org/a.png',
  ])('is not shown from anywhere else: %s', (address) => {
    expect(isShowable(address, addresses)).toBe(false);
  });
});
