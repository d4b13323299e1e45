import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setNotifier } from '#web/ui/basics/notify.ts';
import './base.css';
import { keepErrors } from './errors.ts';
import { paint } from './look/paint.ts';
import { Root } from './root.tsx';
import { followSystem, useSettings } from './look/settings.ts';
import { plainNotifier } from './sign-in/plain-notifier.ts';
import { keepReferrer } from './start/referrer.ts';
import { wantsConsole } from './start/vconsole.ts';

const query = new URLSearchParams(location.search);
keepReferrer(query);
keepErrors();
void wantsConsole(query).then(async (isWanted) => isWanted && (await import('./start/console-panel.ts')).openConsole());

paint(useSettings.getState());
useSettings.subscribe(paint);
followSystem();
setNotifier(plainNotifier);

const place = document.querySelector('#root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Root />
    </StrictMode>,
  );
}
