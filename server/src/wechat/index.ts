export { replyRoutes as wechatRoutes } from './replies/routes.ts';
export { saveReply } from './replies/save-reply.ts';
