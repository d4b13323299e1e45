import { serviceAddress, settings } from '../settings/setting.ts';

export const authorizationSettings = settings({
  authorization_service_url: {
    label: '授权服务地址',
    hint: '由服务器把授权申请提交到这个地址，浏览器不访问第三方；留空则申请只记录在本店',
    initial: '',
    value: serviceAddress,
  },
});
