import { z } from 'zod';
import { type Permission, calls, get } from '../call.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { searchText } from '../search-text.ts';
import { moment, page, paged } from '../wire.ts';

export const tableRefusals = refusals('table', {
  NONE: { code: 400, says: () => '请选择要生成代码的数据表' },
  UNKNOWN: { code: 404, says: ({ name }: { name: string }) => `没有数据表 ${name}，请刷新后重新选择` },
  UNFIT: {
    says: ({ name }: { name: string }) =>
      `数据表 ${name} 不能生成代码：表名须由小写字母和下划线组成，并有一列长度 16 以上的文本作名称`,
  },
});

export const TableRow = z.object({
  /** Ours: number of the table within its database. */
  id: z.int().optional(),
  tableName: z.string(),
  tableComment: z.string().default(''),
  engine: z.string().default(''),
  createTime: moment.nullable(),
});
export type TableRow = z.output<typeof TableRow>;

const tables = page(TableRow);
/** The one list of the wire that names its figures otherwise. */
const tablePage = z.codec(
  z.object({ totalCount: z.int(), pageSize: z.int(), totalPage: z.int(), currPage: z.int(), list: z.array(z.any()) }),
  tables,
  {
    decode: ({ totalCount, pageSize, totalPage, currPage, list }) => ({
      page: currPage,
      limit: pageSize,
      totalPage,
      total: totalCount,
      list,
    }),
    encode: ({ page: currPage, limit, totalPage, total, list }) => ({
      totalCount: total,
      pageSize: limit,
      totalPage,
      currPage,
      list,
    }),
  },
);

export const tableCalls = calls('table', '/codegen', {
  list: get('/list', {
    permission: 'admin:codegen:list',
    about: 'Tables of the database, the newest first.',
    query: paged({ tableName: searchText(64).optional() }),
    returns: tablePage,
  }),
});

/** Opens the archive, which is a file and no call. */
export const codePermission: Permission = 'admin:codegen:code';
export const CODE_PATH = '/api/codegen/code';
/** Address at which clients of the wire, which leave `/api` out, ask for archives. */
export const WIRE_CODE_PATH = '/codegen/code';

/** Address of the code for these tables; answers the archive itself, not an envelope. */
export const codeFile = (names: readonly string[]): string => `${CODE_PATH}?tables=${names.join(',')}`;

labelsOf('table', { tableName: '表名称', tableComment: '表描述', engine: '存储方式', createTime: '创建时间' });
