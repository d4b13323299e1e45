/** Words of a limit: the data scope of the roles that set it, and the refusal of calls that do not know it. */
interface LimitWords {
  dataScope: string;
  beyond: string;
}

/**
 * Kinds of limit that a role may set. Another kind is an entry here and a data scope of roles; the compiler then asks every noun what
 * it leaves (`scopedBy` on the server), whose function `<kind>_of_staff` says what it leaves to whom.
 */
export const limits = {
  points: {
    dataScope: 'points',
    beyond: '您的岗位只能看自己提货点的数据，这项要看全店的数据；需要时请管理员调整角色的数据范围',
  },
  shops: {
    dataScope: 'shop',
    beyond: '您的岗位只管自己店铺的商品和订单，这项不在其中；需要时请管理员调整角色的数据范围',
  },
} as const satisfies Record<string, LimitWords>;

export type Limit = keyof typeof limits;

/** All kinds, in one order everywhere. */
export const limitKinds: readonly Limit[] = ['points', 'shops'];

/**
 * Records that limits cut down, by their tables, with the limits that calls about them know: a limit that is not named closes
 * these calls. Of an order with lines of several shops, people of one see these lines alone: `order` is what they see of it,
 * `order_line` what sellers do with their lines, `sole_order` what they do with an order that holds nothing but their goods, and
 * `whole_order` what concerns the money, the goods or the buyer of all and is left to the house.
 */
const scopedRecords = {
  demand: ['shops'],
  demand_quote: ['shops'],
  order: ['points', 'shops'],
  order_line: ['shops'],
  sole_order: ['points', 'shops'],
  whole_order: ['points'],
  pick_staff: ['points'],
  product: ['shops'],
  operator_share: ['shops'],
  report: ['shops'],
  return_case: ['points', 'shops'],
  settlement: ['shops'],
} as const satisfies Record<string, readonly Limit[]>;

type ScopedRecord = keyof typeof scopedRecords;

/** Value of `dataScope` of a call. */
export type DeclaredScope = ScopedRecord | readonly ScopedRecord[] | 'none' | 'closed';

/** Nouns of one’s own session and of the picture library, which tell nothing that any limit keeps back, and give nobody rights. */
const nounsOfAll = ['admin_passkey', 'admin_session', 'admin_wechat', 'attachment', 'preference', 'saved_view', 'upload'];

/**
 * Nouns whose calls are open whole to whoever has a limit. Every other call is closed to them, until it says that it knows the limit
 * (`dataScope` of a call). At a pick-up point: all that carries no data of orders or customers. In a shop products and orders are kept
 * back, and dictionaries are read by single calls.
 */
const openNouns: Readonly<Record<Limit, ReadonlySet<string>>> = {
  points: new Set([
    ...nounsOfAll,
    'article',
    'brand',
    'category',
    'city',
    'data_group',
    'express',
    'form_temp',
    'group_data',
    'low_stock_notice',
    'product',
    'product_rule',
    'product_schedule',
    'shipping_templates',
    'shop',
  ]),
  shops: new Set(nounsOfAll),
};

interface Declared {
  noun: string;
  dataScope?: DeclaredScope;
}

const isScoped = (name: string): name is ScopedRecord => Object.hasOwn(scopedRecords, name);

/** The answer is cut down to what the limit leaves, so that a record’s id is news to nobody else. */
export const isCutDown = ({ dataScope = [] }: Pick<Declared, 'dataScope'>, limit: Limit): boolean =>
  [dataScope].flat().some((name) => isScoped(name) && scopedRecords[name].some((known) => known === limit));

/** The call answers whoever has this limit. */
export const knowsLimit = (call: Declared, limit: Limit): boolean => {
  if (call.dataScope === 'closed') return false;
  return call.dataScope === 'none' || isCutDown(call, limit) || openNouns[limit].has(call.noun);
};
