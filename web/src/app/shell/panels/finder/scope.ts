/** Scopes of the finder, and their labels. */
export const scopes = {
  all: '全部',
  pages: '页面',
  products: '商品',
  orders: '订单',
  cases: '退换',
  customers: '用户',
  settings: '设置',
  acts: '操作',
} as const;
export type Scope = keyof typeof scopes;
