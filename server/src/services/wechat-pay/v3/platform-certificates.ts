import { z } from 'zod';
import { certificateIn } from '../common/certificate-in.ts';
import { Resource, openResource } from './open-resource.ts';

/** Certificate by which WeChat Pay signs, as it is kept. */
export const PlatformCertificate = z.object({ serialNo: z.string(), pem: z.string() });
export type PlatformCertificate = z.infer<typeof PlatformCertificate>;

const Listed = z.object({ data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: Resource })) });

/** Serial numbers are written with zeros in front, and without. */
const sameSerial = (one: string, other: string): boolean =>
  one.replace(/^0+/, '').toUpperCase() === other.replace(/^0+/, '').toUpperCase();

/** Certificates of an answer, unsealed; undefined where one is not sealed with our key, or bears another serial number. */
export function certificatesIn(value: unknown, apiV3Key: string): PlatformCertificate[] | undefined {
  const listed = Listed.safeParse(value).data?.data;
  const opened = listed?.map(({ serial_no: serialNo, encrypt_certificate: sealed }) => {
    const pem = openResource(apiV3Key, sealed) ?? '';
    return sameSerial(certificateIn(pem)?.serialNumber ?? '', serialNo) ? { serialNo, pem } : undefined;
  });
  const whole = opened?.filter((certificate) => certificate !== undefined);
  return whole && whole.length > 0 && whole.length === opened?.length ? whole : undefined;
}

/** Key of a certificate that is valid now. */
export function keyAmong(certificates: readonly PlatformCertificate[], serialNo: string, now: Date) {
  const listed = certificates.find((certificate) => sameSerial(certificate.serialNo, serialNo));
  const certificate = listed && certificateIn(listed.pem);
  const isValid = certificate && new Date(certificate.validFrom) <= now && now <= new Date(certificate.validTo);
  return isValid ? certificate.publicKey : undefined;
}
