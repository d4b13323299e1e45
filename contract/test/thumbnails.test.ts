import { describe, expect, it } from 'vitest';
import { thumbnailOf } from '#contract/pictures/thumbnails.ts';

describe('the address of a small copy', () => {
  it.each([
    ['/files/image/public/store/2026/11/20/ab.png', '/files/image/public/store/2026/11/20/ab_80.png'],
    ['https://img.example.com/files/image/public/x.jpg', 'https://img.example.com/files/image/public/x_80.jpg'],
  ])('follows from the picture’s own: %s', (address, copy) => {
    expect(thumbnailOf(address, 80)).toBe(copy);
  });

  it.each(['', '/files/image/public/film.mp4', '/files/export/a.csv', 'https://elsewhere.example.com/a.png'])(
    'is the same when it is no picture of ours: %j',
    (address) => {
      expect(thumbnailOf(address, 800)).toBe(address);
    },
  );
});
