import type { Answer } from '#contract/call.ts';
import type { Meaning } from '#contract/choices.ts';
import { productTabWords, productTabs } from '#contract/catalogue/product-tabs.ts';
import { FINDER_HITS, type finderCalls } from '#contract/finder/finder.ts';
import { caseKinds, caseStates } from '#contract/orders/return-case-enums.ts';
import { orderSituations, situationWord } from '#contract/orders/enums.ts';
import { formOf, viewOf } from '#web/catalogue/product/index.ts';
import type { OwnSetting } from '#web/settings/index.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import type { FoundPlaces, MenuPlace } from '../../../menu/find.ts';
import type { RecentFind } from '../../../menu/recent-finds.ts';
import { leadsSomewhere } from '../../../screens/screens.ts';
import type { FinderAct } from './acts.ts';
import type { Scope } from './scope.ts';

type Hits = Answer<typeof finderCalls.find>;
type ProductHit = Hits['products'][number];
type OrderHit = Hits['orders'][number];
type CaseHit = Hits['cases'][number];
type CustomerHit = Hits['customers'][number];
type SettingHit = Hits['settings'][number];

/** A line of the finder that can be chosen. */
export interface FinderChoice {
  /** Names it among all lines, and among those opened lately. */
  key: string;
  kind: Exclude<Scope, 'all'>;
  title: string;
  note: string;
  image?: string;
  signal?: { of: Meaning; text: string };
  /** Address it leads to; an act runs instead. */
  to?: string;
  run?: () => void;
  /** Leads to a list of more, so it is nothing to remember. */
  isMore?: boolean;
}

export interface Section {
  title: string;
  choices: readonly FinderChoice[];
}

const PAGES = 5;
const EVERYTHING = 12;

const pageChoice = ({ title, above, url }: MenuPlace): FinderChoice => ({
  key: `page ${url}`,
  kind: 'pages',
  title,
  note: above.join(' › '),
  to: url,
});

const actChoice = ({ title, to, run }: FinderAct): FinderChoice => ({
  key: `act ${title}`,
  kind: 'acts',
  title,
  note: '',
  ...(to ? { to } : { run }),
});

const shelf: Readonly<Record<number, Meaning>> = {
  [productTabs.onSale]: 'done',
  [productTabs.warehouse]: 'rest',
  [productTabs.bin]: 'rest',
};

const productChoice = ({ id, storeName, image, price, stock, tab }: ProductHit, mayEdit: boolean): FinderChoice => ({
  key: `product ${id}`,
  kind: 'products',
  title: storeName,
  note: `ID ${id} · ${yuanText(price)} · 库存 ${stock}`,
  image,
  to: mayEdit && tab !== productTabs.bin ? formOf(id) : viewOf(id),
  ...(shelf[tab] && { signal: { of: shelf[tab], text: productTabWords[tab] ?? '' } }),
});

const orderChoice = ({ orderNo, realName, userPhone, deliveryId, goods, seller, ...standing }: OrderHit): FinderChoice => ({
  key: `order ${orderNo}`,
  kind: 'orders',
  title: `${realName} · ${goods}`,
  note: [orderNo, userPhone, deliveryId, seller].filter(Boolean).join(' · '),
  signal: {
    of: (!standing.isTeamWaiting && orderSituations.meanings[standing.statusStr.key]) || 'rest',
    text: situationWord(standing),
  },
  to: `/order/index?open=${orderNo}`,
});

const caseChoice = ({ id, caseNo, kind, state, realName, userPhone, backNumber }: CaseHit): FinderChoice => ({
  key: `case ${id}`,
  kind: 'cases',
  title: `${realName} · ${caseKinds.labels[kind]}`,
  note: [caseNo, userPhone, backNumber].filter(Boolean).join(' · '),
  signal: { of: caseStates.meanings[state] ?? 'rest', text: caseStates.labels[state] },
  to: `/order/returns?open=${id}`,
});

const customerChoice = ({ id, nickname, phone }: CustomerHit, mayOpen: boolean): FinderChoice => ({
  key: `customer ${id}`,
  kind: 'customers',
  title: nickname,
  note: `ID ${id} · ${phone ?? '没有手机号'}${mayOpen ? '' : ' · 查看订单'}`,
  to: mayOpen ? `/user/index?open=${id}` : `/order/index?uid=${id}`,
});

const SYSTEM_SETTINGS = '/operation/setting';

const settingChoice = ({ root, tab, above, field, label }: SettingHit): FinderChoice => ({
  key: `setting ${tab} ${field}`,
  kind: 'settings',
  title: label,
  note: ['系统设置', ...above].join(' › '),
  to: `${SYSTEM_SETTINGS}?${new URLSearchParams({ root: String(root), tab: String(tab), ...(field !== null && { field }) })}`,
});

const ownSettingChoice = ({ key, label, above, to }: OwnSetting): FinderChoice => ({
  key: `setting ${key}`,
  kind: 'settings',
  title: label,
  note: above.join(' › '),
  to,
});

/** Lists that a group leads to. */
const lists = { products: '/store/index?type=1&', orders: '/order/index?', cases: '/order/returns?' } as const;

/** A full group may have more: its list is one line away. */
const moreChoice = (kind: keyof typeof lists, list: string, typed: string): FinderChoice => ({
  key: `more ${kind}`,
  kind,
  title: `在${list}中搜索“${typed}”`,
  note: '',
  to: `${lists[kind]}keywords=${encodeURIComponent(typed)}`,
  isMore: true,
});

interface Question {
  typed: string;
  scope: Scope;
  places: FoundPlaces;
  acts: readonly FinderAct[];
  hits: Hits | undefined;
  /** Settings of pages that are made of their declarations. */
  own: readonly OwnSetting[];
  /** The answer is that to what is typed now. */
  isSettled: boolean;
  recent: readonly RecentFind[];
  /** Products open in their form, not in their view. */
  mayEdit: boolean;
  /** Customers open themselves, and not their orders. */
  mayOpenCustomer: boolean;
}

function recordSections({ typed, scope, hits, own, mayEdit, mayOpenCustomer }: Question): Section[] {
  if (!hits) return [];
  const { products, orders, cases, customers } = hits;
  const settings = leadsSomewhere(SYSTEM_SETTINGS) ? hits.settings : [];
  const [most, known] = [scope === 'settings' ? EVERYTHING : FINDER_HITS, new Set(settings.map(({ field }) => field))];
  const others = own.filter(({ key }) => !known.has(key)).slice(0, most);
  const more = (list: readonly unknown[], choice: FinderChoice) => (list.length === FINDER_HITS ? [choice] : []);
  return [
    {
      title: '商品',
      choices: [
        ...products.map((hit) => productChoice(hit, mayEdit)),
        ...more(products, moreChoice('products', '商品列表', typed)),
      ],
    },
    { title: '订单', choices: [...orders.map(orderChoice), ...more(orders, moreChoice('orders', '订单列表', typed))] },
    { title: '退换', choices: [...cases.map(caseChoice), ...more(cases, moreChoice('cases', '退换货', typed))] },
    { title: '用户', choices: customers.map((hit) => customerChoice(hit, mayOpenCustomer)) },
    { title: '设置', choices: [...others.map(ownSettingChoice), ...settings.map(settingChoice)] },
  ];
}

/** Sections before anything is typed: what was opened lately, acts and pages. */
const openingSections = ({ places, acts, recent }: Question): Section[] => [
  { title: '最近打开', choices: recent.map(({ kind, ...find }) => ({ ...find, kind: kind as FinderChoice['kind'] })) },
  { title: '操作', choices: acts.map(actChoice) },
  { title: '页面', choices: places.sure.slice(0, EVERYTHING).map(pageChoice) },
];

/** Pages that are merely alike come last, and only once it is known that there is nothing better. */
const answerSections = (question: Question): Section[] => [
  { title: '页面', choices: question.places.sure.slice(0, PAGES).map(pageChoice) },
  { title: '操作', choices: question.acts.map(actChoice) },
  ...recordSections(question),
  { title: '相近的页面', choices: question.isSettled ? question.places.alike.slice(0, PAGES).map(pageChoice) : [] },
];

const isWithin = (scope: Scope) => (choice: FinderChoice) => scope === 'all' || choice.kind === scope;

/** The lines in the order in which they are shown; sections without any are left out. */
export function sectionsOf(question: Question): Section[] {
  const sections = question.typed === '' ? openingSections(question) : answerSections(question);
  return sections.flatMap(({ title, choices }) => {
    const within = choices.filter(isWithin(question.scope));
    return within.length > 0 ? [{ title, choices: within }] : [];
  });
}
