/** First and only page of a list, with these rows. */
export const pageOf = <T>(...list: T[]) => ({
  page: 1,
  limit: 20,
  totalPage: Math.min(list.length, 1),
  total: list.length,
  list,
});
