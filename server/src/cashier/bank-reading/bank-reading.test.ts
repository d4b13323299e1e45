import { describe, expect, it } from 'vitest';
import { columnsOf, headingsIn, whatIsMissing } from '#contract/cashier/bank-columns.ts';
import { showMoment } from '#contract/moment.ts';
import { parseSheet } from '#server/platform/sheets/parse.ts';
import iconv from 'iconv-lite';
import { camtRows } from './camt.ts';
import { momentIn } from '#server/platform/cells/moment.ts';
import { signedFen } from './cells.ts';
import { balancesOf } from './figures.ts';
import { isSameNumber, ownNumberIn } from './own-account.ts';
import { openStatement } from './read-rows.ts';
import { type BadRow, type ReadLine, isBad } from './reading.ts';

const rowsOf = async (portions: AsyncIterable<string[][]>) => (await Array.fromAsync(portions)).flat();

/** Reads rows as the import does, with the headings that are known. */
function readRows(rows: readonly string[][]) {
  const headerRow = headingsIn(rows);
  const columns = columnsOf(rows[headerRow] ?? []);
  const reader = openStatement({ headerRow, columns });
  const read = rows.map((cells, at) => reader.read(at + 1, cells)).filter((one) => one !== undefined);
  const bad = read.filter((one): one is BadRow => one !== 'twice' && isBad(one));
  const lines = read.filter((one): one is ReadLine => one !== 'twice' && !isBad(one));
  const twice = read.filter((one) => one === 'twice').length;
  return { lines, bad, twice, balances: balancesOf(reader.figures()), own: ownNumberIn(rows, headerRow, columns), columns };
}
const readText = async (text: string | Buffer) => {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return readRows(await rowsOf((await parseSheet(new Blob([new Uint8Array(bytes)]))).rows));
};
const brief = ({ bookedAt, side, amount, balance, name, serial }: ReadLine) =>
  [showMoment(bookedAt), side, amount, balance, name, serial] as const;

const icbc = [
  '明细查询文件下载',
  '',
  '卡号: 6222 0202 0011 2233\t,卡别名: \t',
  '子账户序号: 00000\t,起始日期: 2026-11-01\t,截止日期: 2026-11-20\t',
  '交易日期,摘要,交易场所,钞/汇,交易金额(收入),交易金额(支出),交易币种,记账金额(收入),记账金额(支出),记账币种,余额,对方户名,对方账户',
  '2026-11-20\t,转账\t,网银\t,钞\t,"1,200.00\t",\t,人民币\t,"1,200.00\t",\t,人民币\t,"11,150.00\t",武汉车务段\t,1702001\t',
  '2026-11-03\t,手续费\t,网银\t,钞\t,\t,50.00\t,人民币\t,\t,50.00\t,人民币\t,"9,950.00"\t,\t,\t',
  '人民币合计,,,,"1,200.00",50.00,,"1,200.00",50.00,,,,',
].join('\r\n');

const ccb = [
  '账号,账户名称,交易时间,借方发生额（支取）,贷方发生额（收入）,余额,币种,对方户名,对方账号,对方开户机构,记账日期,摘要,备注,账户明细编号-交易流水号,企业流水号',
  '42050111,店,20261105 10:20:30,0.00,500.00,1500.00,人民币元,王小明,6217,建行,20261105,转账,order900000001,123-C001,',
  '42050111,店,20261106 09:00:00,200.00,0.00,1300.00,人民币元,武昌印刷厂,6222,工行,20261106,货款,印制,124-C002,',
].join('\n');

const abc = [
  '账户明细',
  '账号：17-100101040001234　户名：铁路文创,,,,,',
  '交易时间,收入金额,支出金额,账户余额,对方账号,对方户名,对方开户行,交易用途,附言',
  '2026-11-05 10:20:30,¥300.00,--,¥300.00,62170,李四,农行,货款,',
  '2026-11-06 11:00:00,--,￥100.00,￥200.00,62171,张三,农行,采购,',
  '合计,300.00,100.00,,,,,,',
].join('\n');

const boc = [
  '查询账号[ Inquirer account number ],777701040001,,,',
  "交易类型[ Transaction Type ],付款人账号[ Debit Account No. ],付款人名称[ Payer's Name ],收款人账号[ Payee's Account Number ],收款人名称[ Payee's Name ],交易日期[ Transaction Date ],交易时间[ Transaction time ],交易货币[ Trade Currency ],交易金额[ Trade Amount ],交易后余额[ After-transaction balance ],交易流水号[ Transaction reference number ],摘要[ Reference ],用途[ Purpose ],交易附言[ Remark ]",
  '来账,6217,王小明,777701040001,铁路文创,20261105,102030,CNY,500.00,500.00,B001,转账,货款,',
  '往账,777701040001,铁路文创,6222,武昌印刷厂,20261106,110000,CNY,-200.00,300.00,B002,转账,,印制',
].join('\n');

const cmb = [
  '# 招商银行企业银行账务明细',
  '# 账号: [127904000110001]',
  '交易日,交易时间,起息日,交易类型,借方金额,贷方金额,余额,摘要,流水号,收(付)方名称,收(付)方帐号,用途,其它摘要',
  '20261106,110000,20261106,转账,200.00,,300.00,付款,M002,武昌印刷厂,6222,印制,扩展',
  '20261105,102030,20261105,转账,,500.00,500.00,收款,M001,王小明,6217,货款,',
  '# 收入合计: 1笔 500.00元',
].join('\n');

describe('a file of a bank', () => {
  it('of ICBC has a title, tabs behind its cells, the latest line first, and sums at its end', async () => {
    const { lines, bad, balances, own } = await readText(icbc);
    expect(lines.map(brief)).toEqual([
      ['2026-11-20 00:00:00', 'in', 120_000, 1_115_000, '武汉车务段', ''],
      ['2026-11-03 00:00:00', 'out', 5000, 995_000, '', ''],
    ]);
    expect(bad).toEqual([]);
    expect(balances).toEqual({ opening: 1_000_000, closing: 1_115_000, gap: 0, gapRow: 0 });
    expect(own).toBe('6222020200112233');
  });

  it('of CCB has a column for each side, with 0.00 in the other', async () => {
    const { lines, balances, own } = await readText(ccb);
    expect(lines.map(brief)).toEqual([
      ['2026-11-05 10:20:30', 'in', 50_000, 150_000, '王小明', '123-C001'],
      ['2026-11-06 09:00:00', 'out', 20_000, 130_000, '武昌印刷厂', '124-C002'],
    ]);
    expect(lines[0]?.remark).toBe('order900000001');
    expect(balances).toMatchObject({ opening: 100_000, closing: 130_000, gap: 0 });
    expect(own).toBe('42050111');
  });

  it('of ABC has signs of money and dashes where there is nothing', async () => {
    const { lines, bad, balances, own } = await readText(abc);
    expect(lines.map(({ side, amount, remark }) => [side, amount, remark])).toEqual([
      ['in', 30_000, '货款'],
      ['out', 10_000, '采购'],
    ]);
    expect([bad, balances.gap, own]).toEqual([[], 0, '17100101040001234']);
  });

  it('of BOC has English in its headings, a sign for what left, and both sides by name', async () => {
    const { lines, balances } = await readText(boc);
    expect(lines.map(brief)).toEqual([
      ['2026-11-05 10:20:30', 'in', 50_000, 50_000, '王小明', 'B001'],
      ['2026-11-06 11:00:00', 'out', 20_000, 30_000, '武昌印刷厂', 'B002'],
    ]);
    expect([lines[1]?.account, lines[1]?.remark, balances.gap]).toEqual(['6222', '印制', 0]);
  });

  it('of CMB has the time apart, and notes before and after', async () => {
    const { lines, bad, balances, own } = await readText(cmb);
    expect(lines.map(brief)).toEqual([
      ['2026-11-06 11:00:00', 'out', 20_000, 30_000, '武昌印刷厂', 'M002'],
      ['2026-11-05 10:20:30', 'in', 50_000, 50_000, '王小明', 'M001'],
    ]);
    expect([bad, balances.gap, own, lines[0]?.remark]).toEqual([[], 0, '127904000110001', '印制；扩展']);
  });

  it.each([
    ['with a byte order mark', Buffer.from(`\uFEFF${ccb}`)],
    ['in GBK, as Excel writes it', iconv.encode(ccb, 'gbk')],
    ['in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(ccb, 'utf16le')])],
    ['with tabs between its cells', Buffer.from(ccb.replaceAll(',', '\t'))],
    ['with its cells in quotes', Buffer.from(ccb.replaceAll(/[^,\n]+/g, (cell) => `"${cell}"`))],
    ['with = before its numbers', Buffer.from(ccb.replaceAll(/\b(6217|6222)\b/g, '="$1"'))],
    ['with blank rows', Buffer.from(ccb.replace('\n', '\n\n\n'))],
    ['with its headings on every page', Buffer.from(`${ccb}\n${ccb.split('\n')[0]}`)],
  ])('is the same %s', async (_, bytes) => {
    const { lines, bad } = await readText(bytes);
    expect([lines.map(brief), bad]).toEqual([(await readText(ccb)).lines.map(brief), []]);
  });

  const table = (...rows: string[]) => readText(['日期,借贷标志,金额,余额,对方户名,流水号', ...rows].join('\n'));
  it('may say 借 or 贷 in one column, beside which a sign says nothing more', async () => {
    const { lines } = await table('2026-11-05,借,-100.00,0,甲,1', '2026-11-05,借,100.00,0,甲,2', '2026-11-05,贷,100.00,0,乙,3');
    expect(lines.map(({ side, amount }) => [side, amount])).toEqual([
      ['out', 10_000],
      ['out', 10_000],
      ['in', 10_000],
    ]);
  });

  it('takes back what a negative amount of one side takes back', async () => {
    const { lines } = await readText('日期,借方发生额,贷方发生额\n2026-11-05,-100.00,\n2026-11-06,,(20.00)');
    expect(lines.map(({ side, amount }) => [side, amount])).toEqual([
      ['in', 10_000],
      ['out', 2000],
    ]);
  });

  it('names rows that it cannot read, and why', async () => {
    const { lines, bad } = await table(
      '2026-11-05,贷,一百元,0,甲,1',
      '十一月五日,贷,100.00,0,甲,2',
      '2026-11-05,？,100.00,0,甲,3',
      '2026-11-05,贷,0.00,0,甲,4',
      '2026-11-05,贷,1.005,0,甲,5',
    );
    expect(lines).toEqual([]);
    expect(bad.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '2 金额“一百元”不正确，应为最多两位小数的金额',
      '3 交易日期“十一月五日”不正确',
      '4 借贷标志“？”不正确，应为借或贷',
      '5 金额是 0',
      '6 金额“1.005”不正确，应为最多两位小数的金额',
    ]);
  });

  it('says where its balances do not follow', async () => {
    const { balances } = await table(
      '2026-11-05,贷,100.00,100.00,甲,1',
      '2026-11-06,贷,100.00,250.00,甲,2',
      '2026-11-07,借,50.00,200.00,甲,3',
    );
    expect(balances).toEqual({ opening: 0, closing: 20_000, gap: 5000, gapRow: 3 });
  });

  it('is of yuan', async () => {
    const { bad } = await readText('日期,收入,支出,币种\n2026-11-05,1.00,,USD\n2026-11-05,1.00,,人民币');
    expect(bad.map(({ reason }) => reason)).toEqual(['币种是“USD”，只能导入人民币流水']);
  });
});

describe('the name of a line', () => {
  const keysOf = async (...rows: string[]) =>
    (await readText(['日期,收入,支出,余额,对方户名,流水号', ...rows].join('\n'))).lines.map(({ key }) => key);

  it('is that of its number, whatever else another file says', async () => {
    const [one] = await keysOf('2026-11-05,100,,500,甲,N1');
    const [other] = await keysOf('2026-11-05 08:00:00,100,,,甲公司,N1');
    expect(one).toBe(other);
  });

  it('tells lines apart that a bank gave one number, by their balances', async () => {
    const [one, other] = await keysOf('2026-11-05,100,,500,甲,N1', '2026-11-05,100,,600,甲,N1');
    expect(one).not.toBe(other);
  });

  it('is counted where a bank gives no number and two are alike', async () => {
    const two = ['2026-11-05,100,,,甲,', '2026-11-05,100,,,甲,'] as const;
    const keys = await keysOf(...two);
    expect(new Set(keys).size).toBe(2);
    expect(await keysOf(...two, '2026-11-06,100,,,甲,')).toEqual(expect.arrayContaining(keys));
  });

  it('stands twice where the same row does', async () => {
    const { lines, twice } = await readText('日期,收入,支出,余额,流水号\n2026-11-05,1,,1,N1\n2026-11-05,1,,1,N1');
    expect([lines.length, twice]).toEqual([1, 1]);
  });
});

describe('headings that nobody knows', () => {
  it('are named by staff, for good', () => {
    const row = ['日子', '进账', '出账', '谁'];
    expect(whatIsMissing(columnsOf(row))).toBe('交易日期');
    const columns = columnsOf(row, { 日子: 'day', 进账: 'moneyIn', 出账: 'moneyOut', 谁: null });
    expect([columns, whatIsMissing(columns)]).toEqual([['day', 'moneyIn', 'moneyOut', null], undefined]);
  });
});

const entry = (more: string, change = '') => `<Ntry><Amt Ccy="CNY">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
  <BookgDt><Dt>2026-11-05</Dt></BookgDt>${more}${change}</Ntry>`;
const camt = (entries: string, closing = '300.00') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>S1</Id>
<Acct><Id><Othr><Id>42050111</Id></Othr></Id><Ownr><Nm>铁路文创</Nm><Id><OrgId><Othr><Id>9142</Id></Othr></OrgId></Id></Ownr></Acct>
<Bal><Tp><CdOrPrtry><Cd>OPBD</Cd></CdOrPrtry></Tp><Amt Ccy="CNY">200.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="CNY">${closing}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
${entries}</Stmt></BkToCstmrStmt></Document>`;
const parties = `<AcctSvcrRef>C001</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>order900000001</EndToEndId></Refs><RltdPties>
  <Dbtr><Pty><Nm>王小明</Nm></Pty></Dbtr><DbtrAcct><Id><Othr><Id>6217</Id></Othr></Id></DbtrAcct>
  <Cdtr><Pty><Nm>铁路文创</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>货款 &amp; 运费</Ustrd></RmtInf></TxDtls></NtryDtls>`;
const readXmlText = async (text: string) => readRows(await rowsOf(camtRows(new Blob([text]))));

describe('a CAMT.053', () => {
  it('is read with its balances, the other side and its words', async () => {
    const { lines, balances, own } = await readXmlText(camt(entry(parties)));
    expect(lines.map(brief)).toEqual([['2026-11-05 00:00:00', 'in', 10_000, null, '王小明', 'C001']]);
    expect(lines[0]).toMatchObject({ account: '6217', remark: 'order900000001；货款 & 运费' });
    expect([balances, own]).toEqual([{ opening: 20_000, closing: 30_000, gap: 0, gapRow: 0 }, '42050111']);
  });

  it('says a gap where entries and balances differ, and leaves what is not booked', async () => {
    const { lines, balances } = await readXmlText(camt(entry(parties) + entry('', '<Sts><Cd>PDNG</Cd></Sts>'), '350.00'));
    expect([lines.length, balances.gap]).toEqual([1, 5000]);
  });

  it.each([
    ['an entity', `<!DOCTYPE x [<!ENTITY a "b">]>${camt('')}`],
    ['another document', '<?xml version="1.0"?><Document><Other/></Document>'],
    ['half a file', camt(entry(parties)).slice(0, 900)],
    [
      'two accounts',
      camt('').replace('</BkToCstmrStmt>', camt('').slice(camt('').indexOf('<Stmt>')).replace('42050111', '42050222')),
    ],
    ['an entity that nobody declared', camt(entry('<AddtlNtryInf>&boom;</AddtlNtryInf>'))],
  ])('is not taken with %s', async (_, text) => {
    await expect(readXmlText(text)).rejects.toMatchObject({ code: 400 });
  });
});

describe('cells of banks', () => {
  it.each([
    ['1,234.50', 123_450],
    ['１２３.４５', 12_345],
    ['-12', -1200],
    ['(12.30)', -1230],
    ['￥-1.00', -100],
    ['12.00-', -1200],
    ['', null],
    ['--', null],
    ['1.2.3', undefined],
    ['1.234', undefined],
  ])('hold %s as an amount', (cell, fen) => expect(signedFen(cell)).toBe(fen));

  it.each([
    ['20261105', '2026-11-05', undefined],
    ['2026/1/5 8:05', '2026-01-05', '08:05:00'],
    ['2026年11月5日', '2026-11-05', undefined],
    ['20261105102030', '2026-11-05', '10:20:30'],
    ['2026-11-05-10.20.30.123456', '2026-11-05', '10:20:30'],
  ])('hold %s as a moment', (cell, day, clock) => expect(momentIn(cell)).toEqual({ day, clock }));

  it('hold no day that there is not', () => expect(momentIn('2026-02-30')).toBeUndefined());

  it('name an account also where a bank hides its middle', () => {
    expect([isSameNumber('6222****2233', '6222020200112233'), isSameNumber('6222****2234', '6222020200112233')]).toEqual([
      true,
      false,
    ]);
  });
});
