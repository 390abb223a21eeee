import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readAddress } from './address.ts';
import { Screen } from './Screen.tsx';
import './page.css';
import './narrow.css';
import './paper.css';

// The previous offset would belong to other contacts, and restoring it would count as a scroll (B11).
history.scrollRestoration = 'manual';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Screen {...readAddress(location.search)} />
  </StrictMode>,
);
