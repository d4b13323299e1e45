import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoiceMailCalls } from '#contract/finance/invoices/invoice-mails.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { invoicesIn } from '../../../test/invoices.ts';
import { listenTo } from '../../../test/listener.ts';
import { openMailServer, openedMail } from '../../../test/mail-server.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const server = openMailServer(shop);
const { manner, taken } = server;
const { apply, audit, invoice, issue, issued, received } = invoicesIn(shop);
const admin = shop.admin();
let accounts = 0;
const someone = () => `mailed-${(accounts += 1)}`;
const says = (message: string) => ({ code: 500, message });
const listed = async (id: number) =>
  (await admin.run(invoiceCalls.list, { page: 1, limit: 99 })).list.find((row) => row.id === id);

async function withFile() {
  const { fileUrl } = await admin.run(invoiceCalls.upload, { file: new File(['%PDF-1.7 invoice'], '发票.pdf') });
  return issued(someone(), 11_300, { fileUrl });
}

beforeEach(() => {
  Object.assign(manner, { mood: undefined, recipient: undefined, content: undefined });
  taken.length = 0;
});

describe('an invoice that is sent', () => {
  beforeAll(() => server.plugIn());

  it('goes by mail to the address of its application, with its file', async () => {
    const { id } = await withFile();
    await admin.run(invoiceMailCalls.send, { id });
    expect((await invoice(id)).logs[0]).toMatchObject({ action: '发送邮件', message: 'wa***@shop.cn', mailState: 'waiting' });
    await shop.runQueued();

    const { invoiceNo, logs } = await invoice(id);
    expect(logs[0]).toMatchObject({ mailState: 'sent', mailError: '' });
    expect(await listed(id)).toMatchObject({ mailState: 'sent' });
    expect(taken).toMatchObject([{ to: ['wang@shop.cn'] }]);
    const { head, parts } = openedMail(taken[0] ?? { raw: '' });
    expect(head).toContain(`Subject: 电子发票 ${invoiceNo}`);
    const [plain, html, file] = parts;
    expect(plain?.bytes.toString()).toContain('价税合计：¥113.00');
    expect(html?.type).toBe('text/html');
    expect(file?.head).toContain(`${invoiceNo}.pdf`);
    expect(file?.bytes.toString()).toBe('%PDF-1.7 invoice');
  });

  it('names the address of a file that lies at the invoicing service', async () => {
    const { id } = await issued(someone(), 1000, { fileUrl: 'https://tax.example/1.pdf?a=1&b="2"' });
    await admin.run(invoiceMailCalls.send, { id, email: 'li@shop.cn' });
    await shop.runQueued();

    const [plain, html, ...others] = openedMail(taken[0] ?? { raw: '' }).parts;
    expect(plain?.bytes.toString()).toContain('https://tax.example/1.pdf?a=1&b="2"');
    expect(html?.bytes.toString()).toContain('<a href="https://tax.example/1.pdf?a=1&amp;b=&quot;2&quot;">');
    expect(others).toEqual([]);
  });

  it.each(['image/2026/11/20/somebody.png', 'invoice/../export/orders.xlsx', 'a'.repeat(200)])(
    'takes no other file of the shop along, as %s',
    async (key) => {
      const { id } = await issued(someone(), 1000, { fileUrl: `/files/${key}` });
      await expect(admin.run(invoiceMailCalls.send, { id })).rejects.toMatchObject(says('这张发票没有版式文件，不能发送'));
      await shop.runQueued();
      expect(taken).toEqual([]);
    },
  );

  it('can be sent again, but not while it is on its way', async () => {
    const { id } = await withFile();
    const twice = await Promise.allSettled([1, 2].map(() => admin.run(invoiceMailCalls.send, { id })));
    expect(twice.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: says('发给这个邮箱的邮件还在发送，请等结果'),
    });
    await shop.runQueued();
    await admin.run(invoiceMailCalls.send, { id });
    await shop.runQueued();

    expect(taken).toHaveLength(2);
    expect((await invoice(id)).logs.slice(0, 2)).toMatchObject([{ mailState: 'sent' }, { mailState: 'sent' }]);
  });

  it('says in its log why it did not go', async () => {
    manner.recipient = '550 <nobody@shop.cn> mailbox unavailable';
    const { id } = await withFile();
    await admin.run(invoiceMailCalls.send, { id, email: 'nobody@shop.cn' });
    await shop.runQueued();

    expect(await listed(id)).toMatchObject({ mailState: 'dead' });
    expect((await invoice(id)).logs[0]).toMatchObject({
      action: '发送邮件',
      message: 'no***@shop.cn',
      mailState: 'dead',
      mailError: expect.stringMatching(/^发信服务器拒收：.*<no\*\*\*@shop\.cn> mailbox unavailable/),
    });
  });

  it('is read again by the screens that show it or its application, when it leaves and when it has gone or not', async () => {
    const { id, application } = await withFile();
    await admin.run(invoiceMailCalls.send, { id });
    const screen = await listenTo(shop.app, await shop.tokenOf());
    await shop.runQueued();
    const leaves = await screen.hears(({ act }) => act === 'mail.send');
    const ended = await screen.hears(({ act, id: change }) => act === 'mail.send' && change !== leaves.id);
    screen.close();
    expect([leaves.tables, ended.tables]).toEqual(Array(2).fill({ invoice: [id], invoice_application: [application.id] }));
  });

  it('keeps what came of it when the outbox has forgotten', async () => {
    const { id } = await withFile();
    await admin.run(invoiceMailCalls.send, { id });
    await shop.runQueued();
    await shop.pass('91 days');
    const reader = shop.admin();
    expect((await reader.run(invoiceCalls.info, { id })).logs[0]).toMatchObject({ mailState: 'sent' });
  });

  it('bears no markup of its buyer', async () => {
    const account = someone();
    const application = await apply(account, [await received(account)], { title: '<img src=x onerror=alert(1)> 公司' });
    await audit(application, 4);
    const { id } = await issue(application);
    await shop.admin().run(invoiceMailCalls.send, { id });
    await shop.runQueued();
    const [, html] = openedMail(taken.at(-1) ?? { raw: '' }).parts;
    expect(html?.bytes.toString()).toContain('&lt;img src=x onerror=alert(1)&gt; 公司');
  });

  it('goes by mail alone, and only once mail is set up', async () => {
    const { id } = await withFile();
    const send = (more = {}) => shop.admin().run(invoiceMailCalls.send, { id, ...more });
    await expect(send({ phone: '13900001111' })).rejects.toMatchObject(says('发票只能发到邮箱，短信还没有接通。请填写接收邮箱'));
    await server.unplug();
    await expect(send()).rejects.toMatchObject(
      says('还没有接通邮件，发票没有发出。请先在经营设置的“邮件”里填写发信服务器，或下载版式文件转给用户后登记转交'),
    );
    expect((await shop.admin().run(invoiceCalls.info, { id })).logs).toMatchObject([{ action: '开具发票', mailState: null }]);
  });
});
