import { type X509Certificate, createPrivateKey } from 'node:crypto';
import { type MerchantCertificate, wechatPayRefusals } from '#contract/services/wechat-pay.ts';
import { certificateIn } from '../common/certificate-in.ts';

export function readCertificate(pem: string): X509Certificate {
  const certificate = certificateIn(pem);
  if (!certificate) throw wechatPayRefusals.BAD_CERTIFICATE();
  return certificate;
}

function keyIn(pem: string) {
  try {
    return createPrivateKey(pem);
  } catch {
    throw wechatPayRefusals.BAD_KEY();
  }
}

/** Number of the merchant whom a certificate names. */
const merchantIn = ({ subject }: X509Certificate): string => /^CN=(.*)$/m.exec(subject)?.[1] ?? '';

/** Certificate as staff see it. */
export const shownCertificate = (certificate: X509Certificate, isWhole: boolean): MerchantCertificate => ({
  merchantNo: merchantIn(certificate),
  serialNo: certificate.serialNumber,
  validTo: new Date(certificate.validTo),
  isWhole,
});

interface Expected {
  merchantNo: string;
  now: Date;
}

function checkMerchant(certificate: X509Certificate, { merchantNo }: Expected): void {
  const found = merchantIn(certificate);
  if (found !== merchantNo) throw wechatPayRefusals.OTHER_MERCHANT({ found, set: merchantNo });
}

function checkEnd(certificate: X509Certificate, { now }: Expected): void {
  const end = new Date(certificate.validTo);
  if (end <= now) throw wechatPayRefusals.EXPIRED({ end });
}

/** Refuses a certificate of another merchant, and one that has ended. */
export function checkCertificate(certificate: X509Certificate, expected: Expected): void {
  checkMerchant(certificate, expected);
  checkEnd(certificate, expected);
}

/** Certificate of a pair, whose key fits it. */
export function checkedPair({ certificate: pem, privateKey }: { certificate: string; privateKey: string }, expected: Expected) {
  const certificate = readCertificate(pem);
  const key = keyIn(privateKey);
  if (!certificate.checkPrivateKey(key)) throw wechatPayRefusals.NO_PAIR();
  checkCertificate(certificate, expected);
  return certificate;
}
