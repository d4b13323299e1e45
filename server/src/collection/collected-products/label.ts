export const labelOf = (count: number): string => `采集商品 ${count} 个`;
