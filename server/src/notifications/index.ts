import { notificationRoutes } from './notifications/routes.ts';

export { seedNotifications } from './notifications/seed-notifications.ts';

export const notificationsRoutes = [...notificationRoutes];
