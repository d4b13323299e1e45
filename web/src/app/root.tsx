import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { makeQueryClient } from '#web/ui/wire/index.ts';
import { below } from '#web/ui/basics/below.ts';
import { AppRoutes } from './routes.tsx';

export function Root() {
  const [client] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={client}>
      <BrowserRouter basename={below('/')}>
        <AppRoutes />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
