import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readAddress } from './address.ts';
import { Screen } from './Screen.tsx';
import './page.css';
import './narrow.css';
import './paper.css';

// A restored offset would belong to other contacts, and would count as a scroll.
history.scrollRestoration = 'manual';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Screen {...readAddress(location.search)} />
  </StrictMode>,
);
