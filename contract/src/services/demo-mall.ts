/** 国铁商城 of a demonstration: an address that leads nowhere else, and how one signs in there. */
export const demoMall = {
  address: 'https://guotie.demo.invalid/v1',
  hint: '演示商城的账号和密码都是 guotie-demo',
} as const;
