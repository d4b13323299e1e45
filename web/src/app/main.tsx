import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setTeller } from '#web/ui/tell.ts';
import './base.css';
import { keepErrors } from './errors.ts';
import { paint } from './paint.ts';
import { Root } from './root.tsx';
import { useSettings } from './settings.ts';
import { plainTeller } from './sign-in/plain-teller.ts';
import { keepSpread } from './start/spread.ts';
import { wantsConsole } from './start/vconsole.ts';

const query = new URLSearchParams(location.search);
keepSpread(query);
keepErrors();
if (wantsConsole(import.meta.env.VITE_VCONSOLE, query))
  void import('./start/console-panel.ts').then(({ openConsole }) => openConsole());

paint(useSettings.getState());
useSettings.subscribe(paint);
setTeller(plainTeller);

const place = document.querySelector('#root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );
}
