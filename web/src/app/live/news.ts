import { create } from 'zustand';

/** Orders that came in since the list was last looked at. */
export const useNews = create<{ orders: number }>(() => ({ orders: 0 }));

export const countOrders = (more: number) => useNews.setState(({ orders }) => ({ orders: orders + more }));
export const seenOrders = () => useNews.setState({ orders: 0 });
