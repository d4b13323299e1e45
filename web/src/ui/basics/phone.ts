/** Below this width the product is a phone's. */
const PHONE_WIDTH = 992;

export const isPhone = (): boolean => window.innerWidth < PHONE_WIDTH;
