import type { FormField } from './form.ts';

const PAGE = '/pages/news_details/index?id=';
const LINK = /^\/?pages\/news_details\/index\?id=(\d{1,9})$/;

/** Link to an article in the storefront, as banners and other entries of combined data keep it. */
export const linkTo = (id: number): string => `${PAGE}${id}`;

/** The article that a link leads to, if to any. */
export function articleAt(link: string): number | undefined {
  const id = Number(LINK.exec(link.trim())?.[1] ?? 0);
  return id > 0 ? id : undefined;
}

/** Fields that hold a link into the storefront. */
const linkNames: ReadonlySet<string> = new Set(['url', 'link']);
const STOREFRONT_PAGE = /^\/?pages\//;

/** Recognises a choice of a storefront's page, which may be an article besides the pages that the form names. */
export const isPageChoice = ({ tag, name, options, attributes }: FormField): boolean =>
  tag === 'el-select' &&
  linkNames.has(name) &&
  attributes.multiple !== true &&
  options.some(({ value }) => STOREFRONT_PAGE.test(value));

/** A link that is typed, or chosen among pages. */
export const isLink = (field: FormField): boolean =>
  (field.tag === 'el-input' && linkNames.has(field.name)) || isPageChoice(field);
