import type { MerchantFiles } from '#contract/services/wechat-pay.ts';

export interface ReadFile {
  kind: keyof MerchantFiles;
  name: string;
  /** PEM as it is, or the bytes of a .p12 in base64. */
  text: string;
}

interface RefusedFile {
  problem: string;
}

const LARGEST = 20_000;
/** Begins every .p12: a sequence whose length takes two bytes. */
const SEQUENCE = [0x30, 0x82];

const base64Of = (bytes: Uint8Array): string => btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));

/** Tells a file of a merchant by what is in it, because people rename files. */
export async function readFile(file: File): Promise<ReadFile | RefusedFile> {
  const { name, size } = file;
  if (size > LARGEST) return { problem: `“${name}”超过 20 KB，不是商户证书，请选择压缩包里的原文件` };
  const text = await file.text();
  if (text.includes('PRIVATE KEY-----')) return { kind: 'privateKey', name, text };
  if (text.includes('BEGIN CERTIFICATE-----')) return { kind: 'certificate', name, text };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (SEQUENCE.every((byte, place) => bytes[place] === byte)) return { kind: 'p12', name, text: base64Of(bytes) };
  return { problem: `“${name}”里没有证书也没有私钥，请选择 apiclient_cert.pem 和 apiclient_key.pem` };
}
