import type { MerchantFiles } from '#contract/services/wechat-pay.ts';
import { FileInput } from '#web/media/index.ts';

export const NO_FILES: MerchantFiles = { certificate: '', privateKey: '', p12: '' };

const base64Of = async (file: File): Promise<string> =>
  btoa([...new Uint8Array(await file.arrayBuffer())].map((byte) => String.fromCharCode(byte)).join(''));

/** Tells a file by its text, because people rename files. */
async function readFile(file: File): Promise<Partial<MerchantFiles>> {
  const text = await file.text();
  if (text.includes('PRIVATE KEY-----')) return { privateKey: text };
  if (text.includes('BEGIN CERTIFICATE-----')) return { certificate: text };
  return { p12: await base64Of(file) };
}

const LARGEST = 20_000;

const NAMES = { certificate: '商户证书', privateKey: '商户私钥', p12: '.p12 文件' } as const;
const chosenIn = (files: MerchantFiles) =>
  (['certificate', 'privateKey', 'p12'] as const).filter((kind) => files[kind] !== '').map((kind) => NAMES[kind]);

interface Props {
  value?: MerchantFiles;
  onChange?: (files: MerchantFiles) => void;
}

/** Picks the files of a merchant, both at once or one after the other. */
export function CertificateFiles({ value = NO_FILES, onChange }: Props) {
  const take = async (files: readonly File[]) => {
    const read = await Promise.all(files.filter(({ size }) => size <= LARGEST).map(readFile));
    onChange?.(Object.assign({}, value, ...read));
  };
  const chosen = chosenIn(value);
  return (
    <div className="merchant-files">
      <FileInput label="选择文件" accept=".pem,.p12" multiple onFiles={(files) => void take(files)} />
      <span aria-live="polite">{chosen.length === 0 ? '还没有选择' : `已选择：${chosen.join('、')}`}</span>
    </div>
  );
}
