import { type Category, type CategoryNode, categoryTypes } from '#contract/catalogue/category-record.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import type { LibraryPicture } from '#web/media/library/use-pictures.ts';
import { type Answering, on } from './fake-wire.ts';

/** Picture number `n` of the library. */
export const picture = (n: number): LibraryPicture => ({
  attId: n,
  name: `${n}.png`,
  attDir: '',
  sattDir: `/${n}.png`,
  attSize: '20480',
  attType: 'png',
  pid: 0,
  imageType: 1,
  width: 800,
  height: 600,
  createTime: new Date('2026-11-20T06:05:00Z'),
  updateTime: new Date('2026-11-20T06:05:00Z'),
});

export const pictureCategory = (id: number, name: string, pid = 0): Category => ({
  id,
  pid,
  path: pid === 0 ? '/0/' : `/0/${pid}/`,
  name,
  type: categoryTypes.picture,
  url: 'url',
  extra: null,
  status: false,
  sort: 1,
});

const tree: CategoryNode[] = [
  { ...pictureCategory(1, '商品图'), child: [pictureCategory(2, '杯子', 1)] },
  pictureCategory(3, '横幅'),
];

/** A library of these pictures in two categories and one below; used nowhere by default. */
export const libraryOf = (...pictures: LibraryPicture[]): Answering[] => [
  on(categoryCalls.tree, tree),
  on(attachmentCalls.list, ({ page, limit }) => ({
    page,
    limit,
    total: pictures.length,
    totalPage: Math.ceil(pictures.length / limit),
    list: pictures.slice((page - 1) * limit, page * limit),
  })),
  on(attachmentCalls.usage, ({ ids }) => ids.map((attId) => ({ attId, total: 0, uses: [] }))),
];
