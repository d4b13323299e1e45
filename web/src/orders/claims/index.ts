export { isMine, otherHandler } from './handled.ts';
export { HandlerMark } from './handler-mark.tsx';
