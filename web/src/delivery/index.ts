export { PointFilter } from './pick-staff-list/point-filter.tsx';
export { deliveryRoutes } from './routes.tsx';
