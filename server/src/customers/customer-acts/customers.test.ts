import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { phoneViewCalls } from '#contract/customers/phone-views.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openSecond } from '../../../test/second.ts';
import { openShop } from '../../../test/shop.ts';
import { customerTag, customerTagLink } from '../tags/tables.ts';
import { customer } from '../customers/tables.ts';
import { placeIn } from '../customers/place.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, written, deposit, standing, ledger, gaps } = accountsIn(shop);
const listed = async (filter = {}) =>
  (await admin.run(customerCalls.list, { page: 1, limit: 100, ...filter })).list.map(({ nickname }) => nickname);
type CustomerValues = Partial<typeof customer.$inferInsert>;

async function person(account: string, values: CustomerValues = {}): Promise<number> {
  const uid = await uidOf(account);
  if (Object.keys(values).length > 0) await written(({ tx }) => tx.update(customer).set(values).where(eq(customer.id, uid)));
  return uid;
}

async function tagged(uid: number, name: string): Promise<number> {
  return written(async ({ tx }) => {
    const [tag] = await tx.insert(customerTag).values({ name }).returning({ id: customerTag.id });
    await tx.insert(customerTagLink).values({ uid, tagId: tag?.id ?? 0 });
    return tag?.id ?? 0;
  });
}

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

/** Fields that the list and a single record have in common, of somebody with a phone and two tags. */
const common = (uid: number, tagId: string) => ({
  uid,
  realName: '',
  birthday: '',
  cardId: '110*****1234',
  mark: '',
  groupId: '1',
  tagId,
  nickname: 'wire',
  avatar: '',
  phone: '138****8000',
  sex: 1,
  country: 'CN',
  addIp: '',
  lastIp: '',
  nowMoney: '12.50',
  brokeragePrice: '0.00',
  integral: 0,
  experience: 0,
  signNum: 0,
  status: true,
  level: 0,
  spreadUid: 0,
  spreadTime: null,
  userType: 'h5',
  isPromoter: false,
  payCount: 0,
  spreadCount: 0,
  addres: '',
  createTime: TIME,
  updateTime: TIME,
  lastLoginTime: TIME,
  subscribe: false,
  partnerId: null,
  adminid: 0,
  loginType: '',
  cleanTime: null,
  path: '/0/',
});

describe('customers on the wire', () => {
  it('have the types that clients know, and no more of their number than staff needs', async () => {
    const uid = await person('wire', { phone: '13800138000', cardId: '110101991234', groupId: 1, sex: 1 });
    await deposit('wire', 1250);
    const tags = [await tagged(uid, '早'), await tagged(uid, '晚')].toReversed().join(',');
    const { data } = await admin.raw('GET', '/admin/user/list', { query: { keywords: 'wire', sex: '', temp: 1 } });
    const names = { groupName: '初级会员', tagName: '晚,早', levelName: null, spreadNickname: '无', mergedInto: null };

    expect(data).toEqual({ page: 1, limit: 20, totalPage: 1, total: 1, list: [{ ...common(uid, tags), ...names }] });
    expect(await admin.raw('GET', '/admin/user/info', { query: { id: uid } })).toMatchObject({
      code: 200,
      data: { ...common(uid, tags), account: 'wire', promoterTime: null },
    });
  });

  it('refuses a channel and a customer that are not there', async () => {
    expect(await admin.raw('GET', '/admin/user/list', { query: { userType: 'fax' } })).toMatchObject({
      code: 400,
      message: '请选择正确的用户登录类型',
    });
    expect(await admin.raw('GET', '/admin/user/info', { query: { id: 99_999 } })).toMatchObject({
      code: 500,
      message: '用户不存在',
    });
  });
});

describe('the list of customers', () => {
  it('says of those who were merged, whom a word finds, who goes on, also under another name', async () => {
    const kept = await person('goes-on', { nickname: '留下的' });
    await person('went', { nickname: '并走的', mergedInto: kept });
    const ofWent = async () =>
      (await admin.run(customerCalls.list, { page: 1, limit: 100, keywords: '并走的' })).list.map(({ mergedInto }) => mergedInto);

    expect(await ofWent()).toEqual([{ uid: kept, nickname: '留下的' }]);
    await person('goes-on', { nickname: '改了名的' });
    expect(await ofWent()).toEqual([{ uid: kept, nickname: '改了名的' }]);
    expect(await listed()).not.toContain('并走的');
  });

  it('finds by part of a name, the number, the end of a phone number, or the remark', async () => {
    const uid = await person('find-1', { nickname: '林小满', phone: '13900001234' });
    await person('find-2', { nickname: '陈大满', mark: '大客户', phone: '027-88001234' });
    await person('find-3', { nickname: '周Anna' });

    expect(await listed({ keywords: '满' })).toEqual(['陈大满', '林小满']);
    expect(await listed({ keywords: '小满' })).toEqual(['林小满']);
    expect(await listed({ keywords: '900001234' })).toEqual(['林小满']);
    expect(await listed({ keywords: ` ${uid} ` })).toEqual(['林小满']);
    expect(await listed({ keywords: '4294967297' })).toEqual([]);
    expect(await listed({ keywords: '大客户' })).toEqual(['陈大满']);
    expect(await listed({ keywords: '027-88001234' })).toEqual(['陈大满']);
    expect(await listed({ keywords: 'NN' })).toEqual(['周Anna']);
    expect(await listed({ keywords: '周a' })).toEqual(['周Anna']);
    expect(await listed({ keywords: '%' })).toEqual([]);
  });

  it.each<[string, CustomerValues, object]>([
    ['channel', { userType: 'routine' }, { userType: 'routine' }],
    ['group', { groupId: 2 }, { groupId: [2, 77] }],
    ['sex', { sex: 2 }, { sex: 2 }],
    ['promoters', { isPromoter: true }, { isPromoter: true }],
    ['who may not sign in', { status: false }, { status: false }],
    ['orders', { payCount: 3 }, { payCount: '3' }],
    ['country', { country: 'OTHER' }, { country: 'OTHER' }],
    ['province', { province: '福建' }, { province: '福建省' }],
    ['place', { province: '浙江', city: '杭州' }, { country: 'CN', province: '浙江省', city: '杭州市' }],
  ])('filters by %s', async (what, values, filter) => {
    await person(`by ${what}`, values);
    expect(await listed(filter)).toEqual([`by ${what}`]);
  });

  it('filters by any of several tags, and names each customer once', async () => {
    const uid = await person('two tags');
    const tags = [await tagged(uid, '红'), await tagged(uid, '蓝')];
    expect(await listed({ labelId: tags })).toEqual(['two tags']);
  });

  it('knows who never ordered', async () => {
    await person('never', { mark: '买过吗' });
    await person('once', { mark: '买过吗', payCount: 1 });
    expect(await listed({ keywords: '买过吗', payCount: '0' })).toEqual(['never']);
    expect(await listed({ keywords: '买过吗', payCount: '1' })).toEqual(['once']);
  });

  it('asks the days for who signed up, who came first, who came and who did not', async () => {
    const at = (day: string) => new Date(`2025-03-${day}T04:00:00Z`);
    const since = { mark: 'days', createTime: at('02'), firstVisitTime: at('02') };
    await person('stayed away', { ...since, lastLoginTime: at('02') });
    await person('came back', { ...since, lastLoginTime: at('09') });
    await person('never came', { ...since, firstVisitTime: null, lastLoginTime: null });
    await person('came today', { ...since, createTime: at('20'), firstVisitTime: at('20'), lastLoginTime: shop.clock.now() });
    const kind = (accessType: number, dateLimit: string) => listed({ keywords: 'days', accessType, dateLimit });

    expect(await kind(0, '2025-03-01,2025-03-03')).toEqual(['never came', 'came back', 'stayed away']);
    expect(await kind(1, '2025-03-01,2025-03-03')).toEqual(['stayed away']);
    expect(await kind(2, '2025-03-08,2025-03-10')).toEqual(['came back']);
    expect(await kind(3, '2025-03-08,2025-03-10')).toEqual(['came today', 'never came', 'stayed away']);
    expect(await kind(3, 'today')).toEqual(['never came', 'came back', 'stayed away']);
  });

  it('asks the database as often for one customer as for many', async () => {
    await listed();
    const [one, many] = [await shop.countQueries(() => listed({ limit: 1 })), await shop.countQueries(() => listed())];
    expect(many).toBe(one);
  });
});

describe('an edit of a customer', () => {
  it('changes what was sent and nothing else', async () => {
    const uid = await person('edit', { sex: 2, groupId: 1, mark: '旧' });
    const tagId = await tagged(uid, '编辑');
    await admin.run(customerCalls.update, { id: uid, addres: '杭州', isPromoter: true, status: true });

    expect(await admin.run(customerCalls.info, { id: uid })).toMatchObject({
      sex: 2,
      groupId: '1',
      mark: '旧',
      addres: '杭州',
      tagId: String(tagId),
      isPromoter: true,
      promoterTime: expect.any(Date),
    });
    await admin.raw('POST', '/admin/user/update', {
      query: { id: uid },
      body: { groupId: '', tagId: '', isPromoter: true, status: false },
    });
    expect(await admin.run(customerCalls.info, { id: uid })).toMatchObject({ groupId: '', tagId: '', status: false });
  });

  it('keeps an identity number, which is answered masked and stays when it comes back so', async () => {
    const id = await person('edit-card', { addIp: '203.0.113.7', lastIp: '2001:db8:1::7' });
    const edit = async (cardId: string) => {
      await admin.run(customerCalls.update, { id, isPromoter: false, status: true, cardId });
      return (await shop.db.select().from(customer).where(eq(customer.id, id)))[0]?.cardId;
    };

    expect(await edit('33010619900101123x')).toBe('33010619900101123X');
    const shown = await admin.run(customerCalls.info, { id });
    expect(shown).toMatchObject({ cardId: '330***********123X', addIp: '203.0.*.*', lastIp: '2001:db8:*' });
    expect(await edit(shown.cardId)).toBe('33010619900101123X');
    expect(await edit('')).toBe('');
    const wrong = { query: { id }, body: { isPromoter: false, status: true, cardId: '330106' } };
    expect(await admin.raw('POST', '/admin/user/update', wrong)).toMatchObject({
      code: 400,
      message: '身份证号应为 15 位或 18 位',
    });
  });

  it.each(['H12345678', 'E12345', '护照 G1234567'])(
    'keeps the number of another document that comes back: %s',
    async (cardId) => {
      const id = await person(`document-${cardId}`, { cardId });
      const shown = await admin.run(customerCalls.info, { id });

      await admin.run(customerCalls.update, { id, isPromoter: false, status: true, cardId: shown.cardId, mark: '已核对' });

      expect(await admin.run(phoneViewCalls.revealCard, { uid: id })).toEqual({ cardId });
    },
  );

  it('reads the place from an address in the words of the wire, and leaves it with any other', async () => {
    const id = await person('placed');
    const edit = (addres: string) => admin.run(customerCalls.update, { id, addres, isPromoter: false, status: true });
    const found = () => listed({ country: 'CN', province: '江苏省', city: '苏州市' });

    await edit('CN,江苏省,苏州');
    expect(await found()).toEqual(['placed']);
    await edit('工业园区 8 号, 3 楼, 前台, 转交');
    expect(await found()).toEqual(['placed']);
    await edit('江苏,南京市');
    expect(await found()).toEqual([]);
  });

  it('leaves what somebody else changed meanwhile, for those who say what they touched', async () => {
    const id = await person('together', { mark: '旧', addres: '旧地址' });
    const tag = await tagged(await person('together-2'), '同时');
    const read = { id, mark: '旧', addres: '旧地址', tagId: [], groupId: [], isPromoter: false, status: true };

    await admin.run(customerCalls.update, { ...read, tagId: [tag], isPromoter: true, changed: ['tagId', 'isPromoter'] });
    await admin.run(customerCalls.update, { ...read, mark: '新', changed: ['mark'] });

    expect(await admin.run(customerCalls.info, { id })).toMatchObject({
      mark: '新',
      addres: '旧地址',
      tagId: String(tag),
      isPromoter: true,
    });
  });

  it('refuses a group, a tag and a customer that are not there', async () => {
    const id = await person('edit-2');
    const edit = (more: object) => admin.run(customerCalls.update, { id, isPromoter: false, status: true, ...more });

    await expect(edit({ groupId: [999] })).rejects.toMatchObject({ message: '用户分组不存在，请重新选择' });
    await expect(edit({ tagId: [999] })).rejects.toMatchObject({ message: '用户标签不存在，请重新选择' });
    await expect(edit({ id: 99_999 })).rejects.toMatchObject({ message: '用户不存在' });
  });
});

describe('the whole phone number', () => {
  const reveal = (uid: number, by = admin) => by.run(phoneViewCalls.revealPhone, { uid });

  it('is told to those who may see it, and every look is kept with who it was', async () => {
    const uid = await person('called', { phone: '13800139876' });
    const desk = shop.admin({ account: 'desk', realName: '前台小柜', may: ['admin:user:phone', 'admin:user:list'] });
    expect(await reveal(uid, desk)).toEqual({ phone: '13800139876' });

    const { list } = await admin.run(changeCalls.list, { noun: 'customer', rowId: uid, page: 1, limit: 10 });
    expect(list[0]).toMatchObject({ act: 'customer.revealPhone', label: '查看手机号', actor: '前台小柜' });
    await expect(reveal(uid, shop.admin({ account: 'other', may: ['admin:user:list'] }))).rejects.toMatchObject({ code: 403 });
  });

  it('is asked for apart from the identity number, which is told and kept alike', async () => {
    const uid = await person('card', { cardId: '110101199001011234' });
    const desk = shop.admin({ may: ['admin:user:phone'] });
    await expect(desk.run(phoneViewCalls.revealCard, { uid })).rejects.toMatchObject({ code: 403 });

    expect(await admin.run(phoneViewCalls.revealCard, { uid })).toEqual({ cardId: '110101199001011234' });
    const { list } = await admin.run(changeCalls.list, { noun: 'customer', rowId: uid, page: 1, limit: 5 });
    expect(list[0]).toMatchObject({ act: 'customer.revealCard', label: '查看身份证号' });
  });

  it('is empty for a customer without one, and refused for one that does not exist', async () => {
    expect(await reveal(await person('silent'))).toEqual({ phone: null });
    await expect(reveal(999_999)).rejects.toMatchObject({ message: '用户不存在' });
  });
});

describe('a new phone number', () => {
  it('is one nobody else has, and leaves the account alone', async () => {
    const id = await person('phone', { phone: '13700000001' });
    const other = await person('other phone', { phone: '13700000002' });
    const change = (phone: string, of = id) => admin.raw('GET', '/admin/user/update/phone', { query: { id: of, phone } });
    const says = async (phone: string, of = id) => (await change(phone, of)).message;

    expect(await says('12')).toBe('手机号格式错误，请输入正确得手机号');
    expect(await says('13700000003', 99_999)).toBe('对应用户不存在');
    expect(await says('13700000001')).toBe('手机号与之前一致');
    expect(await change('13700000002')).toEqual({ code: 500, message: '此手机号码已被注册', data: { uid: other } });
    expect(await says('13700000003')).toBe('操作成功');
    expect(await shop.db.$count(customer, eq(customer.phone, '13700000003'))).toBe(1);
    expect(await uidOf('phone')).toBe(id);
  });
});

describe('several customers', () => {
  it('are put into a group and given tags together, in place of those they had', async () => {
    const [a, b] = [await person('many-1', { groupId: 1 }), await person('many-2')];
    const [old, next] = [await tagged(a, '从前'), await tagged(b, '今后')];
    await admin.run(customerCalls.group, { id: [a, b], groupId: 3 });
    await admin.run(customerCalls.tag, { id: [a, b], tagId: [next] });

    expect(await listed({ groupId: [3] })).toEqual(['many-2', 'many-1']);
    expect(await listed({ labelId: [next] })).toEqual(['many-2', 'many-1']);
    expect(await listed({ labelId: [old] })).toEqual([]);
  });

  it('are given tags also where one of them is unknown, as long as one is there', async () => {
    const a = await person('many-4');
    const tag = await tagged(await person('many-5'), '部分');

    await admin.run(customerCalls.tag, { id: [a, 99_999], tagId: [tag] });

    expect(await listed({ labelId: [tag] })).toEqual(['many-5', 'many-4']);
    await expect(admin.run(customerCalls.tag, { id: [99_999], tagId: [tag] })).rejects.toMatchObject({
      message: '没有找到用户信息',
    });
  });

  it('stay as they were when one of them is unknown, or none was named', async () => {
    const a = await person('many-3');
    const query = (id: string) => ({ query: { id, groupId: '3', tagId: '1' } });
    for (const path of ['/admin/user/group', '/admin/user/tag']) {
      expect(await admin.raw('POST', path, query(''))).toMatchObject({ code: 400, message: '会员编号不能为空' });
    }
    expect(await admin.raw('POST', '/admin/user/group', { query: { id: String(a), groupId: '1,2' } })).toMatchObject({
      message: '一位用户只能在一个分组里，请选择一个分组',
    });
    await expect(admin.run(customerCalls.group, { id: [a, 99_999], groupId: 3 })).rejects.toMatchObject({
      message: '没有找到用户信息',
    });
    expect(await listed({ groupId: [3] })).not.toContain('many-3');
  });
});

describe('balance and points moved by staff', () => {
  const founds = (query: object) => admin.raw('GET', '/admin/user/operate/founds', { query: { ...query } });
  const zero = { moneyType: 2, moneyValue: '0.00', integralType: 2, integralValue: 0 };

  it('move together with their rows, which say how much and why', async () => {
    const uid = await person('founds');
    const move = { uid, moneyType: 1, moneyValue: 1250, integralType: 1, integralValue: 30, mark: '补偿', idempotencyKey: 'k1' };
    expect(await admin.run(customerCalls.adjustFounds, move)).toEqual({ nowMoney: 1250, integral: 30 });
    expect(await admin.run(customerCalls.adjustFounds, move)).toEqual({ nowMoney: 1250, integral: 30 });

    expect(await standing('founds')).toMatchObject({ money: 1250, points: 30 });
    expect(await ledger('founds')).toMatchObject({ money: [{ type: 'system_add', amount: 1250 }], points: [{ integral: 30 }] });
    expect(await gaps()).toEqual([]);
    await expect(admin.run(customerCalls.adjustFounds, { ...move, moneyValue: 1 })).rejects.toMatchObject({ code: 500 });
    const unsaid = { ...move, mark: ' ', idempotencyKey: 'k2' };
    await expect(admin.run(customerCalls.adjustFounds, unsaid)).rejects.toThrow('请填写原因');
  });

  it('neither move when one of them falls short', async () => {
    const uid = await person('short');
    await deposit('short', 1000);

    expect(await founds({ uid, ...zero, moneyValue: '10.01' })).toMatchObject({ message: '余额扣减后不能小于0' });
    expect(await founds({ uid, ...zero, moneyValue: '5', integralValue: 1 })).toMatchObject({ message: '积分扣减后不能小于0' });
    expect(await standing('short')).toMatchObject({ money: 1000, points: 0 });
    expect(await founds({ uid, ...zero, moneyValue: '5' })).toMatchObject({ code: 200, data: null });
    expect(await standing('short')).toMatchObject({ money: 500 });
  });

  it.each([
    ['nobody', { uid: 0 }, '请输入正确的uid'],
    ['an unknown customer', { uid: 99_999, moneyValue: '1' }, '用户不存在'],
    ['no direction', { moneyType: 3 }, '请选择正确的类型， 【1 = 增加， 2 = 减少】'],
    ['no amount', { moneyValue: '' }, '至少输入一个金额'],
    ['nothing', {}, '修改值不能等小于等于0'],
  ])('refuse %s', async (_, more, message) => {
    expect(await founds({ uid: await person('refused'), ...zero, ...more })).toMatchObject({ message });
  });
});

const openAnother = openSecond(shop);
const answer = async () => JSON.stringify((await admin.raw('GET', '/admin/user/list', { query: {} })).data);

/** Each changes one of the tables that a row is made of, and nothing else of it. */
const changes = [
  ['the customer', sql`update customer set mark = '常来'`, '常来'],
  ['a group', sql`insert into customer_group (group_name) values ('邻居')`, '"list"'],
  ['a group of the customer', sql`update customer set group_id = (select max(id) from customer_group)`, '邻居'],
  ['the name of the group', sql`update customer_group set group_name = '街坊' where group_name = '邻居'`, '街坊'],
  [
    'a level',
    sql`insert into customer_level (name, grade, experience, discount, icon, is_show) values ('贵客', 90, 900, 90, '', true)`,
    '"list"',
  ],
  ['a level of the customer', sql`update customer set level = (select max(id) from customer_level)`, '贵客'],
  ['the name of the level', sql`update customer_level set name = '上宾' where name = '贵客'`, '上宾'],
  ['a tag', sql`insert into customer_tag (name) values ('爱茶')`, '"list"'],
  [
    'a tag of the customer',
    sql`insert into customer_tag_link (uid, tag_id) select c.id, t.id from customer c, customer_tag t where t.name = '爱茶'`,
    '爱茶',
  ],
  ['the name of the tag', sql`update customer_tag set name = '爱咖啡' where name = '爱茶'`, '爱咖啡'],
  [
    'a referrer',
    sql`update customer set spread_uid = (select max(id) from customer), spread_time = now() where id < (select max(id) from customer)`,
    '"list"',
  ],
  ['the name of the referrer', sql`update customer set nickname = '老周' where spread_uid is null`, '"spreadNickname":"老周"'],
  ['a tag that goes', sql`delete from customer_tag_link`, '"tagName":null'],
] as const;

describe('customers that a process keeps in memory', () => {
  it('are shown as another process has changed any part of them, in the very next answer', async () => {
    await person('kept');
    await person('kept too');
    const { app } = await openAnother();
    for (const [, statement, word] of changes) {
      await answer();
      await app.write({ name: 'test.change', actor: systemActor('test') }, ({ tx }) => tx.execute(statement));

      expect(await answer()).toContain(word);
      expect(await answer()).toContain(word);
    }
    expect(await answer()).not.toContain('爱咖啡');
  });
});

it.each([
  ['CN,浙江省,杭州市', { country: 'CN', province: '浙江', city: '杭州' }],
  ['CN，北京市，北京市', { country: 'CN', province: '北京', city: '北京' }],
  ['文三路99号东方大厦，三单元1203室', undefined],
  ['浙江,杭州', { province: '浙江', city: '杭州' }],
  ['CN,浙江,', undefined],
  [`CN,${'长'.repeat(33)},杭州`, undefined],
])('an address of the wire says where somebody lives: %s', (addres, place) => {
  expect(placeIn(addres)).toEqual(place);
});
