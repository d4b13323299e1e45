import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { actsOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { flag, id, integer, moment, nothing, page, paged, words } from '../wire.ts';

/** Scope of a key: one that only reads cannot place orders or change anything. */
export const keyScopes = choices({ all: [false, '读写', 'done'], read: [true, '只读', 'rest'] });

/** Customers whom a key reaches: those that it registered, under names of its own, or all that keys share. */
export const keyCustomers = choices({ own: [true, '仅自己的客户', 'done'], all: [false, '全部客户', 'rest'] });

/** Time after its rotation for which the former secret still signs, in hours. */
export const ROTATION_HOURS = 24;

export const storefrontKeyRefusals = refusals('storefront_key', {
  NOT_FOUND: { code: 404, says: () => '没有找到这个接口密钥，请刷新页面' },
  EXPIRED: { code: 401, says: () => '接口密钥已过期，请在后台添加新的密钥' },
  READ_ONLY: { code: 403, says: () => '这个接口密钥只能读取，不能下单或修改' },
  REVOKED: { says: () => '接口密钥已停用' },
  NAME_TAKEN: {
    onConstraint: ['storefront_key__name', 'storefront_key__key_id'],
    says: () => '已有同名的接口密钥，请换一个名称',
  },
  ASLEEP: { code: 403, says: () => '商城正在迁移，暂时只能浏览，不能下单、付款和修改，请稍后再来' },
  // Defects of a signed request
  UNSIGNED: { code: 401, says: () => '缺少签名，请按开放接口文档设置 X-Key、X-Timestamp、X-Nonce、X-Signature' },
  UNKNOWN_KEY: { code: 401, says: () => '接口密钥不存在或已停用' },
  CLOCK: { code: 401, says: () => '请求时间与服务器相差超过 5 分钟，请校准时钟后重试' },
  BAD_SIGNATURE: { code: 401, says: () => '签名不正确' },
  NONCE_USED: { code: 401, says: () => '随机串已使用过，请换一个后重新签名' },
});

export const StorefrontKey = z.object({
  id,
  keyId: z.string(),
  name: z.string(),
  isRevoked: z.boolean(),
  isReadOnly: z.boolean(),
  ownCustomersOnly: z.boolean(),
  /** Null is never. */
  expireTime: moment.nullable(),
  /** Exact to the minute; null before the first use. */
  lastTime: moment.nullable(),
  createTime: moment,
});

/** Keys with which storefronts sign the open call. */
export const storefrontKeyCalls = calls('storefront_key', '/admin/openapi/key', {
  list: get('/list', { permission: 'admin:openapi:key:list', query: paged({}), returns: page(StorefrontKey) }),
  save: post('/save', {
    permission: 'admin:openapi:key:save',
    about: 'The secret is shown in this answer and never again.',
    body: z.object({
      name: words(64, '请填写名称'),
      isReadOnly: flag.optional(),
      /** Customers of other keys do not exist for it. */
      ownCustomersOnly: flag.optional(),
      /** Days from now; 0 is for ever. */
      validDays: integer(0, 3650, '有效期应在 0 到 3650 天之间').optional(),
    }),
    returns: z.object({ keyId: z.string(), secret: z.string() }),
    refuses: [storefrontKeyRefusals.NAME_TAKEN],
  }),
  rotate: post('/rotate', {
    permission: 'admin:openapi:key:save',
    about: 'Another secret for the same key, shown in this answer and never again; the former one signs for 24 more hours.',
    body: z.object({ id }),
    returns: z.object({ keyId: z.string(), secret: z.string() }),
    refuses: [storefrontKeyRefusals.NOT_FOUND, storefrontKeyRefusals.REVOKED],
  }),
  revoke: post('/revoke', {
    permission: 'admin:openapi:key:revoke',
    body: z.object({ id }),
    returns: nothing,
    says: '密钥已停用',
    refuses: [storefrontKeyRefusals.NOT_FOUND, storefrontKeyRefusals.REVOKED],
  }),
});

labelsOf('storefront_key', {
  name: '名称',
  keyId: '密钥编号',
  isRevoked: '状态',
  isReadOnly: '权限范围',
  ownCustomersOnly: '客户范围',
  validDays: '有效期',
  expireTime: '到期时间',
  lastTime: '最近使用',
  createTime: '添加时间',
});

actsOf('storefront_key', '开放接口密钥', {
  save: '新建密钥',
  rotate: '更换密钥',
  revoke: '停用密钥',
  forgetRequests: '清除旧请求',
});
