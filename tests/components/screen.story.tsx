import { StrictMode, useState } from 'react';
import { Screen } from '../../src/Screen.tsx';

/** The whole screen, and a button that takes it off the page. */
export function ScreenStory() {
  const [mounted, setMounted] = useState(true);
  return (
    <StrictMode>
      <button
        type="button"
        onClick={() => setMounted(false)}
        style={{ position: 'fixed', zIndex: 2 }}
      >
        Unmount
      </button>
      {mounted && <Screen seed={7} />}
    </StrictMode>
  );
}
