import type { ComponentType } from 'react';
import type { OrderInfo } from '../order/situation.tsx';

interface DetailParts {
  /** Stands over the facts of the order. */
  Banner: ComponentType<{ order: OrderInfo; isLook: boolean }>;
  /** Stands below its refunds. */
  Records: ComponentType<{ order: OrderInfo }>;
}

const parts = new Map<string, DetailParts>();

/** Adds what a domain above orders knows of an order to its detail. */
export const addDetailParts = (domain: string, added: DetailParts): void => void parts.set(domain, added);

export const detailParts = (): readonly (readonly [domain: string, DetailParts])[] => [...parts];
