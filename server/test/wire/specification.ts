/** Verbs below a path, by method. */
type Verbs = Partial<Record<'GET' | 'POST', string>>;

/** Calls that the specification names, each with the path by which clients ask for it. */
const named: readonly (readonly [base: string, verbs: Verbs])[] = [
  ['/api/admin', { POST: 'login', GET: 'getAdminInfoByToken logout getMenus getLoginPic validate/code/get' }],
  ['/api/admin/wechat', { GET: 'config' }],
  ['/api/admin/authorize', { GET: 'login' }],
  ['/api/admin/article', { GET: 'list info delete', POST: 'save update' }],
  ['/api/admin/category', { GET: 'info delete list list/tree updateStatus/1', POST: 'save update' }],
  ['/api/admin/system/config', { GET: 'info getuniq', POST: 'save/form saveuniq' }],
  [
    '/api/admin/system/store',
    { GET: 'list getCount update/status delete completely/delete info recovery', POST: 'save update order/list' },
  ],
  ['/api/admin/system/store/staff', { GET: 'list delete info update/status', POST: 'save update' }],
  [
    '/api/admin/store/product',
    {
      GET: 'listAll info/1 delete/1 tabs/headers list putOnShell/1 offShell/1 restore/1',
      POST: 'save update importProduct copy/product copy/config',
    },
  ],
  ['/api/admin/store/product/rule', { GET: 'list delete/1', POST: 'save update' }],
  ['/api/admin/store/product/reply', { GET: 'list info/1 delete/1', POST: 'save comment' }],
  ['/api/admin/export/excel', { GET: 'product order bargain/product combiantion/product' }],
  ['/api/admin/crawing', { POST: 'product more/product manual/add/product login order/more order/moreInfo order' }],
  ['/api/admin/marketing/coupon', { GET: 'list send/list user/list', POST: 'info user/receive save update/status delete' }],
  ['/api/admin/store/seckill/manger', { GET: 'list info delete', POST: 'save update update/status/1' }],
  ['/api/admin/store/seckill', { GET: 'list info delete', POST: 'save update update/status' }],
  ['/api/admin/store/bargain', { GET: 'list info delete bargain_list/1', POST: 'save update bargain_list/update/status' }],
  [
    '/api/admin/store/combination',
    { GET: 'list delete info combine/list statistics order_pink/1', POST: 'save update update/status' },
  ],
  [
    '/api/admin/user',
    {
      GET: 'list info infobycondition topdetail operate/founds update/phone',
      POST: 'register update update/level group tag update/spread integral/list',
    },
  ],
  ['/api/admin/system/user/level', { GET: 'list info', POST: 'save update/1 delete/1 use' }],
  ['/api/admin/user/tag', { GET: 'list delete', POST: 'save update' }],
  ['/api/admin/user/group', { GET: 'list delete', POST: 'save update' }],
  [
    '/api/admin/pass',
    {
      GET: 'user/record sendUserCode isLogin logout meal/list info',
      POST: 'login register meal/code update/password update/phone service/open update/phone/validator',
    },
  ],
  ['/api/admin/sms', { GET: 'temps', POST: 'temp/apply modify/sign' }],
  ['/api/admin/express', { GET: 'template all' }],
  ['/api/admin/wechat/keywords/reply', { GET: 'list info delete info/keywords', POST: 'save status update' }],
  ['/api/admin/wechat/menu/public', { GET: 'get', POST: 'create' }],
  ['/api/admin/wechat/template', { POST: 'whcbqhn/sync routine/sync' }],
  ['/api/admin/wechat/media', { POST: 'upload' }],
  ['/api/admin/upload', { POST: 'file image' }],
  ['/api/admin/system/attachment', { GET: 'list delete/1', POST: 'move' }],
  ['/common', { GET: 'download download/resource' }],
  // The zip path is given by whoever asks: code for tables is the only one of the wire.
  ['/codegen', { GET: 'code' }],
];

export const specifiedCalls = named.flatMap(([base, verbs]) =>
  (['GET', 'POST'] as const).flatMap((method) =>
    (verbs[method]?.split(' ') ?? []).map((verb) => ({ method, url: `${base}/${verb}` })),
  ),
);
