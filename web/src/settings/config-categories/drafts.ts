import { type CategoryNode, categoryStatuses, categoryTypes, configKinds } from '#contract/catalogue/category-record.ts';

export type ConfigCategory = CategoryNode;

/** Input that asks for the whole tree. */
export const everyCategory = { type: categoryTypes.config, status: categoryStatuses.any };

export const newBelow = (pid: number) => ({
  pid,
  name: '',
  url: '',
  type: categoryTypes.config,
  status: true,
  sort: 1,
  extra: '',
  configKind: configKinds.other,
});

/** A category as it is saved, all of it. */
export const draftOf = ({ id, pid, name, url, type, status, sort, extra, configKind }: ConfigCategory) => ({
  id,
  pid,
  name,
  url: url ?? '',
  type,
  status,
  sort,
  extra: extra ?? '',
  configKind,
});
