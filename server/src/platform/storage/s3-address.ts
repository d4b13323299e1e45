import { StartFailure } from '../start-failure.ts';

export interface S3Address {
  endpoint: string;
  region: string;
  bucket: string;
  /** Prefix of every key; empty or ending in a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path of the address rather than in its host name. */
  inPath: boolean;
}

// The address holds a secret, so no part of it is told.
const unreadable = () =>
  new StartFailure(
    'STORAGE_URL 不正确，格式应为 s3://KEY:SECRET@host/bucket?region=…，密钥中的特殊字符需要转义。 (STORAGE_URL is not readable.)',
  );

const yes = (parameters: URLSearchParams, name: string, otherwise: boolean): boolean =>
  parameters.has(name) ? parameters.get(name) === '1' : otherwise;

function plain(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    throw unreadable();
  }
}

/** `s3://KEY:SECRET@host[:port]/bucket[/prefix]?region=us-east-1&tls=1&path=1` */
export function readS3Address(text: string): S3Address {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || url.host === '') throw unreadable();
  const [bucket = '', ...folders] = url.pathname.split('/').filter((piece) => piece !== '');
  const [accessKeyId, secretAccessKey] = [plain(url.username), plain(url.password)];
  if (bucket === '' || accessKeyId === '' || secretAccessKey === '') throw unreadable();
  const { searchParams } = url;
  return {
    endpoint: `${yes(searchParams, 'tls', true) ? 'https' : 'http'}://${url.host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    accessKeyId,
    secretAccessKey,
    inPath: yes(searchParams, 'path', true),
  };
}
