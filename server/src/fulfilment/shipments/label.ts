/** Label of a run over so many orders. */
export const labelOf = (orders: number): string => `批量发货 ${orders} 单`;
