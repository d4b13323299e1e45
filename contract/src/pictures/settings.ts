import { choices } from '../choices.ts';
import { settings } from '../settings/setting.ts';
import { integer, text, wordList } from '../wire.ts';

/** Put before the path of every picture. */
const domain = text(500).regex(
  /^(https?:\/\/[^\s"'<>]+)?$/i,
  '图片域名应以 http:// 或 https:// 开头，如 https://img.example.com',
);

const stores = choices({
  local: ['1', '本地'],
  qiniu: ['2', '七牛云'],
  aliyun: ['3', '阿里云'],
  tencent: ['4', '腾讯云'],
});

export const storageSettings = settings({
  uploadType: {
    label: '文件存储',
    form: 108,
    initial: '1',
    value: stores.schema('请选择文件存储'),
    options: stores,
    open: true,
    forClients: true,
  },
  localUploadUrl: {
    label: '本地图片域名',
    form: 108,
    initial: '',
    value: domain,
    hint: '图片另有域名时填写，不填则用访问后台的地址',
  },
});

export const uploadSettings = settings({
  image_ext_str: { label: '允许上传图片后缀', form: 108, initial: 'jpg,jpeg,gif,png,bmp,mp4', value: wordList },
  image_max_size: {
    label: '允许上传最大图片（M）',
    unit: 'M',
    form: 108,
    initial: '10',
    value: integer(1, 50, '图片大小应在 1 到 50 M 之间'),
  },
  image_max_pixels: {
    label: '允许上传最大像素（万）',
    unit: '万',
    initial: '5000',
    value: integer(100, 10_000, '最大像素应在 100 到 10000 万之间'),
  },
  file_ext_str: {
    label: '允许上传文件后缀',
    form: 108,
    initial: 'zip,doc,docx,xls,xlsx,pdf,mp3,wma,wav,amr,mp4',
    value: wordList,
  },
  file_max_size: {
    label: '允许上传最大文件（M）',
    unit: 'M',
    form: 108,
    initial: '20',
    value: integer(1, 500, '文件大小应在 1 到 500 M 之间'),
  },
});
