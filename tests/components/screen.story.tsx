import { useState } from 'react';
import { Screen } from '../../src/Screen.tsx';

/** The whole screen, and a button that unmounts it. */
export function ScreenStory() {
  const [isMounted, setMounted] = useState(true);
  return (
    <>
      <button
        type="button"
        onClick={() => setMounted(false)}
        style={{ position: 'fixed', zIndex: 2 }}
      >
        Unmount
      </button>
      {isMounted && <Screen seed={7} />}
    </>
  );
}
