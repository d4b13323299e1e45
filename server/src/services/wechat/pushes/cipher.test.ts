import { describe, expect, it } from 'vitest';
import { openPush, sealPush } from './cipher.ts';
import { isSignature, signatureOf } from './signature.ts';

const KEY = 'kWxPEV2UEDyxWpmPdKC3F4dgPDmOvfKX1HGnEUDS1aR';
const MADE_UP = 'AAUKDxQZHiMoLTI3PEFGS1BVWl9kaW5zeH2Ch4yRlps';
const SEALED =
  'i9atdKFcEm/5sR3LPSulS5VaS8Oyajzat94mvg6JPVERvso1PjBok4jVHHIu+XR1cDR1Mci/C88e7f4h7ezA52oHtMRlf96YdeQaEqQuSfglWX6yei5vSSGHaOiUghcZ1ZdRLVm18pFU8VtEVPDZcYjXVmAOazkRjBW7upXjmxKiubaG4I+RPdoxsPLH4kNv7YNjNI+p7L2J/nT7yx7nW0scm9UYmS3ni+Y7mG9nduPQHvJpO2/KRBgtR/EgvgEg/z+pR7f3m0K5c6APgFGC7lc2vVHpon0yoGT97Og+9vKP4bJOGAORvSAAQW4RsIOX5o8TtlBBJUTWrGxTN83IEgzgZ8pH0syZmbqPSlzPf3nYfUy4lzjI3fntnyj8cp1JhubHyOJZpxoYVerwBJWXv4SULOCiA9z5Lfenzs2KCK0=';

describe('the published examples of pushes', () => {
  it('have their signature, over texts in whatever order', () => {
    expect(signatureOf('AAAAA', '1714037059', '486452656')).toBe('899cf89e464efb63f54ddac96b0a0a235f53aa78');
    expect(isSignature('899cf89e464efb63f54ddac96b0a0a235f53aa78', '486452656', 'AAAAA', '1714037059')).toBe(true);
    expect(isSignature('899cf89e464efb63f54ddac96b0a0a235f53aa79', '486452656', 'AAAAA', '1714037059')).toBe(false);
    expect(isSignature('', 'AAAAA')).toBe(false);
  });

  it('are encrypted to the same text', () => {
    expect(sealPush(KEY, { message: 'test', appId: 'rust' }, Buffer.from('1234567890123456'))).toBe(
      '9s4gMv99m88kKTh/H8IdkNiFGeG9pd7vNWl50fGRWXY=',
    );
  });

  it('open, with their signature', () => {
    const sealed = '4ByGGj+sVCYcvGeQYhaKIk1o0pQRNbRjxybjTGblXrBaXlTXeOo1+bXFXDQQb1o6co6Yh9Bv41n7hOchLF6p+Q==';

    expect(signatureOf('123456', '1411443780', '437374425', sealed)).toBe('dd6b9c95b495b3f7e2901bfbc76c664930ffdb96');
    expect(openPush(KEY, sealed)).toEqual({ message: '5927782489442352469', appId: 'wx49f0ab532d5d035a' });
  });

  it('open with a padding of more than sixteen bytes', () => {
    expect(signatureOf('MadeUpToken', '1790000000', '998877', SEALED)).toBe('386aa7bccc7d92a019f547feaf1c7ceb69839635');
    expect(openPush(MADE_UP, SEALED)).toMatchObject({ message: expect.stringContaining('价格'), appId: 'wxexample0000001' });
  });

  it('stay shut to another key, and where a byte was changed or left out', () => {
    expect(openPush(KEY, SEALED)).toBeUndefined();
    expect(openPush(MADE_UP, `A${SEALED.slice(1)}`)?.appId).not.toBe('wxexample0000002');
    expect(openPush(MADE_UP, SEALED.slice(4))).toBeUndefined();
    expect(openPush(MADE_UP, '')).toBeUndefined();
  });
});
