import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, parseXml } from './parse-xml.ts';
import { writeXml } from './write-xml.ts';

const parsed = (text: string) => parseXml(Buffer.from(text));
const fields = (text: string) => fieldsOf(parsed(text));

describe('a message in XML', () => {
  it('is read as texts, sections and numbers of characters included', () => {
    const text =
      '<?xml version="1.0" encoding="UTF-8"?>\n<xml>\n <id><![CDATA[4200002026112899990000000001]]></id>\n' +
      ' <fee>1</fee><name>a &lt;&amp;&#65; <![CDATA[<b>]]></name><none></none><empty/>\n</xml>\n';

    expect(fields(text)).toEqual({
      id: '4200002026112899990000000001',
      fee: '1',
      name: 'a <&A <b>',
      none: '',
      empty: '',
    });
  });

  it('may have elements within each other', () => {
    const { children } = parsed('<xml><list><item><a>1</a></item><item><a>2</a></item></list></xml>');

    expect(children[0]?.children.map(fieldsOf)).toEqual([{ a: '1' }, { a: '2' }]);
  });

  it('has only fields that it names', () => {
    const named = fields('<xml><__proto__>1</__proto__><constructor>2</constructor></xml>');

    expect(Object.entries(named)).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
  });

  const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><xml><a>&b;</a></xml>`;
  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);
  it.each([
    ['entities that grow', laughs, 'forbidden'],
    ['an entity from elsewhere', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xml>&a;</xml>', 'forbidden'],
    ['a DOCTYPE that does nothing', '<!DOCTYPE xml><xml/>', 'forbidden'],
    ['instructions', '<xml><?php echo 1?></xml>', 'forbidden'],
    ['an unknown entity', '<xml>&nbsp;</xml>', 'broken'],
    ['an entity named like a property', '<xml>&constructor;</xml>', 'broken'],
    ['a character that there is not', '<xml>&#0;</xml>', 'broken'],
    ['elements without end', nested(9), 'huge'],
    ['too many elements', `<xml>${'<a/>'.repeat(200)}</xml>`, 'huge'],
    ['too much text', `<xml>${'a'.repeat(64 * 1024)}</xml>`, 'huge'],
    ['text beside elements', '<xml>1<a>2</a></xml>', 'broken'],
    ['another encoding', '<?xml version="1.0" encoding="GBK"?><xml/>', 'broken'],
    ['no end', '<xml><a>1</a>', 'broken'],
    ['half a tag', '<xml><a', 'broken'],
    ['two roots', '<xml/><xml/>', 'broken'],
    ['tags that cross', '<xml><a><b></a></b></xml>', 'broken'],
    ['nothing', '', 'broken'],
    ['JSON', '{"a":1}', 'broken'],
  ])('is not taken with %s', (_case, text, why) => {
    expect(() => parsed(text)).toThrow(expect.objectContaining({ why }));
  });

  it('is not taken in bytes that are not UTF-8', () => {
    expect(() => parseXml(Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0x3c, 0x2f, 0x61, 0x3e]))).toThrow('not UTF-8');
    expect(() => parseXml(Buffer.from('\uFEFF<xml/>', 'utf16le'))).toThrow('not UTF-8');
  });

  it('is no list of fields where one stands twice, or holds others', () => {
    expect(() => fields('<xml><fee>1</fee><fee>2</fee></xml>')).toThrow('twice');
    expect(() => fields('<xml><fee><a/></fee></xml>')).toThrow('of its own');
  });
});

describe('a message that is written', () => {
  it('is what WeChat takes for an acknowledgement', () => {
    expect(writeXml({ return_code: 'SUCCESS', return_msg: 'OK' })).toBe(
      '<xml><return_code><![CDATA[SUCCESS]]></return_code><return_msg><![CDATA[OK]]></return_msg></xml>',
    );
  });

  it('is read as it was meant, whatever its texts hold', () => {
    const said = fc.string({ unit: fc.constantFrom(']', '>', '<', '&', '"', ' ', '价', '😀', 'a') });

    fc.assert(fc.property(said, said, (a, b) => void expect(fields(writeXml({ a, b }))).toEqual({ a, b })));
  });

  it('has no name or character that XML cannot hold', () => {
    const bad = [
      ['a b', '1'],
      ['<a>', '1'],
      ['a', '\u0000'],
      ['a', '\uD800'],
    ];
    for (const field of bad) expect(() => writeXml(Object.fromEntries([field]))).toThrow('cannot hold');
  });
});
