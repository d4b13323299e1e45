import { describe, expect, it } from 'vitest';
import { htmlOf } from './rules.ts';

describe('the HTML of a mail', () => {
  it('takes nothing for markup, and makes links of lines that are addresses', () => {
    expect(htmlOf('<b>“好”&"坏"</b>\n\nhttps://a.example/?x="1"\njavascript:alert(1)')).toBe(
      '<p>&lt;b&gt;“好”&amp;&quot;坏&quot;&lt;/b&gt;</p>\n' +
        '<p><a href="https://a.example/?x=&quot;1&quot;">https://a.example/?x=&quot;1&quot;</a><br>javascript:alert(1)</p>',
    );
  });
});
