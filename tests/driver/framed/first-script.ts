/** The first script of a page in a frame: the in-page driver, the fake clock and the recorder. */
import './recorder.ts';
import '../in-page/driver.ts';
import { clock } from '../in-page/clock.ts';
import { MOCKED_RANDOM, mockRandom } from '../in-page/random.ts';

clock.installClock();
const { dataset } = window.frameElement as HTMLElement;
if (MOCKED_RANDOM in dataset) mockRandom(Number(dataset[MOCKED_RANDOM]));

// A driven browser has no scroll bars either.
const bars = new CSSStyleSheet();
bars.replaceSync('html { scrollbar-width: none }');
document.adoptedStyleSheets.push(bars);
