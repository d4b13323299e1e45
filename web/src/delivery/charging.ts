/** By what freight is counted, and what its steps are called then. */
export const chargingTypes = [
  { value: 1, label: '按件数', first: '首件', renewal: '续件' },
  { value: 2, label: '按重量', first: '首重（kg）', renewal: '续重（kg）' },
  { value: 3, label: '按体积', first: '首件体积（m³）', renewal: '续件体积（m³）' },
] as const;
