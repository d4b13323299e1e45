import { useState } from 'react';
import type { MerchantFiles } from '#contract/services/wechat-pay.ts';
import { FileInput } from '#web/media/index.ts';
import { readFile } from './read-merchant-file.ts';

export const NO_FILES: MerchantFiles = { certificate: '', privateKey: '', p12: '' };

const KINDS = ['certificate', 'privateKey', 'p12'] as const;
const LABELS = { certificate: '商户证书', privateKey: '商户私钥', p12: '.p12 文件' } as const;

interface Props {
  value?: MerchantFiles;
  onChange?: (files: MerchantFiles) => void;
}

/** Picks the files of a merchant, both at once or one after the other, and says by name what each was taken for. */
export function CertificateFiles({ value = NO_FILES, onChange }: Props) {
  const [names, setNames] = useState(NO_FILES);
  const [refused, setRefused] = useState<string[]>([]);
  const take = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(readFile));
    const taken = read.flatMap((file) => ('kind' in file ? [file] : []));
    setRefused(read.flatMap((file) => ('problem' in file ? [file.problem] : [])));
    setNames(Object.assign({}, names, ...taken.map(({ kind, name }) => ({ [kind]: name }))));
    onChange?.(Object.assign({}, value, ...taken.map(({ kind, text }) => ({ [kind]: text }))));
  };
  const chosen = KINDS.filter((kind) => value[kind] !== '').map((kind) => `${LABELS[kind]}：${names[kind]}`);
  return (
    <div className="merchant-files">
      <FileInput label="选择文件" accept=".pem,.p12" multiple onFiles={(files) => void take(files)} />
      <div aria-live="polite">
        {chosen.length === 0 && '还没有选择'}
        {chosen.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {refused.map((problem) => (
        <p key={problem} className="merchant-refused" role="alert">
          {problem}
        </p>
      ))}
    </div>
  );
}
