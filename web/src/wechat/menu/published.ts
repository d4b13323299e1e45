/** Notification of a menu that WeChat has taken. */
export const PUBLISHED = '提交成功，手机上约 5 分钟后更新，重新进入公众号可立即看到';
