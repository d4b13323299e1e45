import { randomInt, randomUUID } from 'node:crypto';
import { openPromoterCalls } from '#contract/distribution/promoters.ts';
import { invoiceTypes, titleTypes } from '#contract/finance/invoices/invoice-enums.ts';
import { openInvoiceCalls } from '#contract/finance/invoices/open-invoices.ts';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { openTransferCalls } from '#contract/finance/transfers.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { openProfileCalls } from '#contract/profiles/own-profiles.ts';
import { openRegistrationCalls } from '#contract/profiles/registrations.ts';
import { accountOf, anyOf, happens, tally, trying } from './shopper.ts';
import type { Caller } from '../../bench/storefront.ts';

/** Acts of customers of the demonstration with their money: recharges, friends brought, commission and invoices. */

export async function recharge(shop: Caller, account: string): Promise<void> {
  const { packages, least } = await shop.run(openRechargeCalls.offer, {});
  const price = anyOf(packages)?.price ?? Math.max(least, 10_000);
  const made = await trying(
    shop.run(openRechargeCalls.create, { account, idempotencyKey: randomUUID(), price, rechargeType: 'routine' }),
  );
  if (!made) return;
  const { orderId, price: amount } = made;
  if (await trying(shop.run(openRechargeCalls.pay, { orderId, amount, tradeNo: randomUUID() }))) tally.recharged += 1;
}

/** A new customer proves a phone number. */
async function register(shop: Caller, account: string, nickname: string): Promise<boolean> {
  const phone = `136${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const sent = await trying(shop.run(openRegistrationCalls.code, { phone }));
  if (!sent) return false;
  const bound = await trying(shop.run(openRegistrationCalls.bindPhone, { account, phone, code: sent.code, nickname }));
  if (bound === undefined) return false;
  tally.registered += 1;
  return true;
}

/** A friend registers, by the link of whoever may promote the shop; the answer is the friend's name. */
export async function bringFriend(shop: Caller, name: string): Promise<string | undefined> {
  const friend = `${name}的朋友${randomInt(1000, 10_000)}`;
  if (!(await register(shop, accountOf(friend), friend))) return undefined;
  const promoter = accountOf(name);
  const profile = await trying(shop.run(openProfileCalls.profile, { account: promoter }));
  if (!profile?.isPromoter) return friend;
  const bound = await trying(shop.run(openPromoterCalls.bind, { account: accountOf(friend), referrer: promoter }));
  if (bound !== undefined) tally.friendsBound += 1;
  return friend;
}

/** Commission that counts is put onto the balance, or paid out where it reaches what the shop pays. */
export async function takeCommission(shop: Caller, account: string, realName: string): Promise<void> {
  const profile = await trying(shop.run(openProfileCalls.profile, { account }));
  const available = profile?.commission.available ?? 0;
  if (available <= 0) return;
  const idempotencyKey = randomUUID();
  if (happens(40)) {
    const moved = await trying(shop.run(openTransferCalls.transfer, { account, amount: available, idempotencyKey }));
    if (moved) tally.transferred += 1;
    return;
  }
  const payout = { extractPrice: available, extractType: 'weixin', wechat: 'wx_demo', realName } as const;
  if (await trying(shop.run(openWithdrawalCalls.apply, { account, idempotencyKey, ...payout }))) tally.withdrew += 1;
}

/** Customers ask for an invoice of what they received, in their own name or their employer's. */
export async function askForInvoice(shop: Caller, name: string, orderNo: string): Promise<void> {
  const title = happens(50)
    ? { titleType: titleTypes.personal, title: name }
    : { titleType: titleTypes.enterprise, title: '江城站台文化传播有限公司', taxNo: '91420100MA4K0TB016' };
  const terms = { account: accountOf(name), orderNos: [orderNo], invoiceType: invoiceTypes.ordinary, email: 'demo@example.com' };
  if (await trying(shop.run(openInvoiceCalls.apply, { ...terms, ...title }))) tally.invoicesAsked += 1;
}
