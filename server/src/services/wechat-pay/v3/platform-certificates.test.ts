import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { merchantCertificate, platformCertificate } from '../../../../test/wechat-merchant.ts';
import { sealed } from '../../../../test/wechat-pay.ts';
import { madeUp } from '../../../../test/wechat-vectors.ts';
import { certificatesIn, keyAmong } from './platform-certificates.ts';

const theirs = new X509Certificate(platformCertificate);
const listed = (pem: string, serialNo: string) => ({
  data: [{ serial_no: serialNo, encrypt_certificate: sealed(pem, 'certificate') }],
});

describe('a platform certificate', () => {
  it('is taken under its own serial number alone', () => {
    const kept = [{ serialNo: theirs.serialNumber, pem: platformCertificate }];
    expect(certificatesIn(listed(platformCertificate, theirs.serialNumber), madeUp.apiV3Key)).toEqual(kept);
    expect(certificatesIn(listed(platformCertificate, '5157F09EFDC096DE15EBE81A47057A72'), madeUp.apiV3Key)).toBeUndefined();
    expect(certificatesIn(listed('no certificate', theirs.serialNumber), madeUp.apiV3Key)).toBeUndefined();
  });

  it('verifies what names it, from its first day to its last', () => {
    const other = new X509Certificate(merchantCertificate);
    const kept = [
      { serialNo: other.serialNumber, pem: merchantCertificate },
      { serialNo: theirs.serialNumber, pem: platformCertificate },
    ];
    const found = (day: string) => keyAmong(kept, `00${theirs.serialNumber.toLowerCase()}`, new Date(day));

    expect(found('2026-12-01')?.equals(theirs.publicKey)).toBe(true);
    expect(found('2026-11-28')).toBeUndefined();
    expect(found('2200-01-01')).toBeUndefined();
    expect(keyAmong(kept, '5157F09EFDC096DE15EBE81A47057A72', new Date('2026-12-01'))).toBeUndefined();
  });
});
