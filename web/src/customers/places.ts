export const CUSTOMERS = '/user/index';
export const SEGMENTS = '/user/segment';
export const CUSTOMER_RUNS = '/user/run';
