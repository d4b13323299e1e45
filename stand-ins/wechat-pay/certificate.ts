import { type KeyObject, createPublicKey, sign } from 'node:crypto';

const length = (bytes: number): Buffer => {
  if (bytes < 128) return Buffer.from([bytes]);
  const digits = bytes.toString(16);
  const rest = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
  return Buffer.concat([Buffer.from([128 + rest.length]), rest]);
};

const der = (tag: number, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), length(body.length), body]);
};

const [INTEGER, BIT_STRING, NULL, OBJECT, UTF8, UTC_TIME, SEQUENCE, SET, VERSION] = [2, 3, 5, 6, 12, 23, 0x30, 0x31, 0xa0];

/** 1.2.840.113549.1.1.11, an RSA signature over SHA-256. */
const RSA_SHA256 = der(SEQUENCE, der(OBJECT, Buffer.from('2a864886f70d01010b', 'hex')), der(NULL));

const commonName = (name: string) =>
  der(SEQUENCE, der(SET, der(SEQUENCE, der(OBJECT, Buffer.from('550403', 'hex')), der(UTF8, Buffer.from(name)))));

/** 261129093000Z */
const utcTime = (at: Date) =>
  der(
    UTC_TIME,
    Buffer.from(
      `${at
        .toISOString()
        .replaceAll(/[-:T]|\.\d+Z$/g, '')
        .slice(2)}Z`,
    ),
  );

export interface CertificateTerms {
  /** Upper-case hexadecimal digits, an even number of them that begins below 8. */
  serialNo: string;
  /** Merchant number, where it is a merchant's. */
  name: string;
  from: Date;
  until: Date;
}

/** A certificate that signs itself, as PEM: Node reads certificates and makes none. */
export function certificateOf(privateKey: KeyObject, { serialNo, name, from, until }: CertificateTerms): string {
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const subject = commonName(name);
  const content = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from(serialNo, 'hex')),
    RSA_SHA256,
    subject,
    der(SEQUENCE, utcTime(from), utcTime(until)),
    subject,
    publicKey,
  );
  const signature = sign('sha256', content, privateKey);
  const whole = der(SEQUENCE, content, RSA_SHA256, der(BIT_STRING, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
