/** True on a phone, whose own screen nobody scans; tablets and computers are scanned by one. */
export const isOnPhone = (): boolean => /mobi/i.test(navigator.userAgent) && !/ipad|tablet/i.test(navigator.userAgent);
