export { OrderTimeline } from './order-timeline.tsx';
