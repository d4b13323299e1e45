export const CUSTOMERS = '/user/index';
export const SEGMENTS = '/user/segment';
export const MEMBER_IMPORT = '/user/import';
export const CUSTOMER_RUNS = '/run?kind=customer.runMany';
