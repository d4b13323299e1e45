interface Meant {
  readonly call: RegExp;
  readonly place: RegExp;
  readonly because: string;
}

const meant = (call: RegExp, place: RegExp, because: string): Meant => ({ call, place, because });

/** Differences from other servers that are meant, with their reasons. */
const reasons: readonly Meant[] = [
  meant(/getAdminInfoByToken/, /^\.roles: /, 'the specification has the roles as a list'),
  meant(/./, /is no digits 12$/, 'a sum always has two decimals, also a whole one and none'),
  meant(/chart\/order/, /^\.(price|prePrice)\./, 'a sum is a text on every day, also where there was no order'),
  meant(/system\/admin\/info/, /^\.pwd is missing$/, 'no password leaves the server, nor what it was made into'),
  meant(
    /system\/admin\/|ByToken/,
    /\.(lastIp|lastTime|phone): null/,
    'nobody has signed in with the account, or it has no phone number',
  ),
  meant(/system\/store\/staff\/list/, /\.user\.\w+ is missing$/, 'people at a counter are administrators here, no customers'),
  meant(/product\/list/, /\.content: null/, 'no list reads the text of a product, which may be long'),
  meant(/order\/sheet\/info/, /^\.export\w+: null/, 'electronic sheets are not set up in the shop that is asked'),
  meant(/coupon\/(send\/list|list|info)/, /\.use(Start|End)Time: null/, 'a date that limits nothing would be shown'),
  meant(/coupon\/user\/list|infobycondition/, /\.primaryKey: ""/, 'ids of nothing are an empty text in every list of ids'),
  meant(/finance\/apply\/list/, /\.failTime: null/, 'nothing has failed'),
  meant(/finance\/apply\/list/, /\.mark: ""/, 'a remark that was never written is an empty text'),
  meant(/getMenus/, /\.icon: ""/, 'icons that are not set are null or an empty text there too, by the level'),
  meant(
    /menu\/cache\/tree|role\/info/,
    /\.icon: null/,
    'icons that are not set are null or an empty text there too, by the level',
  ),
  meant(/getMenus/, /\.perms: (null|"")/, 'a directory has no permission and a page may have none: null and an empty text'),
  meant(/menu\/info/, /^\.(perms|component): null/, 'a directory is asked for, which has neither'),
  meant(/seckill\/info/, /^\.attrValue\[\]\.id: null/, 'a SKU that is not sold has none, as in bargains and group-buys'),
  meant(/user\/(info|topdetail)/, /spreadTime: null/, 'nobody brought the customer'),
  meant(/infobycondition/, /\.refundReason\w+: null/, 'nobody asked for the money back'),
  meant(/system\/store\/order\/list/, /\.(payTime|clerkName): null/, 'nobody has paid, or handed the goods out'),
  meant(/system\/store\/order\/list/, /\.isSub: null/, 'null is sent for it in other lists there too'),
];

const used = new Set<Meant>();

export function purposely(call: string, difference: string): boolean {
  const found = reasons.find(({ call: named, place }) => named.test(call) && place.test(difference));
  if (found) used.add(found);
  return found !== undefined;
}

/** Reasons for differences that no answer has any more. */
export const unusedReasons = (): string[] => reasons.filter((each) => !used.has(each)).map(({ because }) => because);
