import { openBargainCalls } from '#contract/storefront/bargains.ts';
import { openFlashSaleCalls, openGroupBuyCalls } from '#contract/storefront/activities.ts';
import { openArticleCalls } from '#contract/storefront/articles.ts';
import { visitTypes, openVisitCalls } from '#contract/dashboard/visits.ts';
import { openCouponCalls } from '#contract/storefront/coupons.ts';
import { openTeamCalls } from '#contract/storefront/teams.ts';
import { killStates } from '#contract/marketing/slots.ts';
import { type OwnBargain, participationStates } from '#contract/marketing/participations.ts';
import { type Placed, accountOf, anyOf, follow, happens, pay, place, tally, trying } from './shopper.ts';
import type { Caller } from '../../bench/storefront.ts';

/** Acts of customers of the demonstration with coupons and activities, by the calls that a storefront has for them. */

const look = (shop: Caller, activityId: number) => shop.run(openVisitCalls.view, { visitType: visitTypes.activity, activityId });

const all = { page: 1, limit: 50 };
const inStock = <S extends { stock: number }>(skus: readonly S[]) => skus.find(({ stock }) => stock > 0);

async function claim(shop: Caller, name: string): Promise<undefined> {
  const account = accountOf(name);
  const { list } = await shop.run(openCouponCalls.claimable, { ...all, account });
  const coupon = list.find(({ isHeld, left }) => !isHeld && left !== 0);
  if (coupon && (await trying(shop.run(openCouponCalls.claim, { id: coupon.id, account })))) tally.claimed += 1;
}

async function buyInFlashSale(shop: Caller, name: string): Promise<Placed | undefined> {
  const { list } = await shop.run(openFlashSaleCalls.slots, {});
  const running = list.find(({ state }) => state === killStates.running);
  const more = running?.hasMore ? await shop.run(openFlashSaleCalls.items, { ...all, slotId: running.id }) : undefined;
  const item = anyOf(more?.list ?? running?.items ?? []);
  const sku = inStock(item?.skus ?? []);
  if (item) await look(shop, item.id);
  if (!item || !sku) return undefined;
  const placed = await place(shop, name, { activityId: item.id, lines: [{ skuId: sku.skuId, quantity: 1 }] });
  if (!placed) return undefined;
  tally.flashSales += 1;
  await follow(shop, placed);
  return placed;
}

/** The bargain that somebody has under way, or a new one. */
async function startOrGoOn(shop: Caller, name: string): Promise<OwnBargain | undefined> {
  const account = accountOf(name);
  const [under] = (await shop.run(openBargainCalls.own, { ...all, account, status: participationStates.running })).list;
  if (under) return under;
  const offer = anyOf((await shop.run(openBargainCalls.offered, all)).list);
  if (offer) await look(shop, offer.id);
  const started = offer && (await trying(shop.run(openBargainCalls.start, { id: offer.id, account, nickname: name })));
  if (started) tally.bargainsStarted += 1;
  return started;
}

/** Friends who are not asked again: they have cut this price, or no more of them are let. */
const asked = new Set<string>();

/** Friends cut the price one after the other, until it is at its floor. */
async function askFriends(shop: Caller, { id, left }: OwnBargain, friends: readonly string[]): Promise<boolean> {
  let cuts = 0;
  for (const friend of friends) {
    if (cuts === left) break;
    if (asked.has(`${id} ${friend}`)) continue;
    asked.add(`${id} ${friend}`);
    if (await trying(shop.run(openBargainCalls.help, { id, account: accountOf(friend), nickname: friend }))) cuts += 1;
  }
  tally.cuts += cuts;
  return cuts === left;
}

async function bargain(shop: Caller, name: string, friends: readonly string[]): Promise<Placed | undefined> {
  const mine = await startOrGoOn(shop, name);
  if (!mine || !(await askFriends(shop, mine, friends))) return undefined;
  const lines = [{ skuId: mine.skuId, quantity: 1 }];
  const placed = await place(shop, name, { activityId: mine.bargainId, participationId: mine.id, lines });
  if (!placed) return undefined;
  tally.bargainsOrdered += 1;
  await pay(shop, placed);
  return placed;
}

/** Comes into a team with a place, or opens one. */
async function joinTeam(shop: Caller, name: string): Promise<Placed | undefined> {
  const item = anyOf((await shop.run(openGroupBuyCalls.offered, all)).list);
  const sku = inStock(item?.skus ?? []);
  if (!item || !sku) return undefined;
  await look(shop, item.id);
  const team = happens(80) ? anyOf(await shop.run(openTeamCalls.joinable, { activityId: item.id })) : undefined;
  const placed = await place(shop, name, {
    activityId: item.id,
    lines: [{ skuId: sku.skuId, quantity: 1 }],
    ...(team && { teamId: team.id }),
  });
  if (!placed) return undefined;
  tally.teamOrders += 1;
  await pay(shop, placed);
  if (happens(10) && (await trying(shop.run(openTeamCalls.leave, { orderNo: placed.orderNo })))) tally.teamsLeft += 1;
  return placed;
}

/** Opens an article of the first page of the shop front, or of the list. */
async function readArticle(shop: Caller): Promise<undefined> {
  const found = happens(50) ? await shop.run(openArticleCalls.banner, {}) : (await shop.run(openArticleCalls.list, all)).list;
  const article = anyOf(found);
  if (article && (await trying(shop.run(openArticleCalls.read, { id: article.id })))) tally.articlesRead += 1;
}

/** Activities in turn; the answer is what was ordered. */
export const activities = [claim, buyInFlashSale, bargain, joinTeam, readArticle] as const;
