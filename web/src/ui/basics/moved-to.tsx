import type { ComponentType } from 'react';
import { Navigate } from 'react-router';

/** Screen of an address that is elsewhere now. */
export const movedTo =
  (address: string): ComponentType =>
  () => <Navigate to={address} replace />;
