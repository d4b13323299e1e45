import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressesBelow } from './addresses.ts';

const DOMAIN = 'https://img.example.com';

describe('a picture of ours', () => {
  it.each(['https://img.example.com', 'https://img.example.com/', ' https://img.example.com// '])(
    'is shown below the domain %j, and kept without it',
    (domain) => {
      const { show, keep } = addressesBelow(domain);

      expect(show('/files/image/public/a.png')).toBe(`${DOMAIN}/files/image/public/a.png`);
      expect(keep(`${DOMAIN}/files/image/public/a.png`)).toBe('/files/image/public/a.png');
    },
  );

  it('is shown as it is kept where there is no domain', () => {
    const { show, keep, showHtml, keepHtml } = addressesBelow(' ');
    for (const same of [show, keep, showHtml, keepHtml]) expect(same('"/files/a.png"')).toBe('"/files/a.png"');
  });

  it('is kept without the origin of the request as well', () => {
    const { show, keep, keepHtml } = addressesBelow(DOMAIN, 'http://localhost:8080');

    expect(show('/files/a.png')).toBe(`${DOMAIN}/files/a.png`);
    expect(keep('http://localhost:8080/files/a.png')).toBe('/files/a.png');
    expect(keepHtml(`<img src="http://localhost:8080/files/a.png" /><img src="${DOMAIN}/files/b.png" />`)).toBe(
      '<img src="/files/a.png" /><img src="/files/b.png" />',
    );
  });

  it('stands in a text as well, wherever it stands', () => {
    const { showHtml, keepHtml } = addressesBelow(DOMAIN);
    const kept = '<img src="/files/a.png" /><video poster="/files/b.png"></video><p>/files/c.png</p>';
    const shown = `<img src="${DOMAIN}/files/a.png" /><video poster="${DOMAIN}/files/b.png"></video><p>/files/c.png</p>`;

    expect(showHtml(kept)).toBe(shown);
    expect(keepHtml(shown)).toBe(kept);
    expect(keepHtml(showHtml(showHtml(kept)))).toBe(kept);
  });
});

describe('a picture of somebody else', () => {
  it.each([
    '',
    'https://elsewhere.example.com/files/a.png',
    'https://img.example.com.evil.example/files/a.png',
    'https://img.example.com/other/a.png',
    'https://img.example.comx/files/a.png',
    'image/mug.png',
  ])('stays as it is: %j', (address) => {
    const { show, keep } = addressesBelow(DOMAIN);
    expect([show(address), keep(address)]).toEqual([address, address]);
  });
});

describe('an address', () => {
  it('comes back as it was kept, and is never put below the domain twice', () => {
    const { show, keep } = addressesBelow(DOMAIN);
    const paths = fc.oneof(
      fc.webPath(),
      fc.webUrl(),
      fc.string().map((text) => `/files/${text}`),
    );
    fc.assert(fc.property(paths, (path) => keep(show(path)) === keep(path) && show(show(path)) === show(path)));
  });
});
