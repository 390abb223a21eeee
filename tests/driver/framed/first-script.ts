/**
 * The first script of a page in a frame: the driver's part in the page, its clock held, and what
 * records what the page says and asks for.
 */
import './recorder.ts';
import '../in-page/driver.ts';
import { clock } from '../in-page/clock.ts';
import { lendRandomness, type Want } from '../in-page/randomness.ts';
import { LENT } from './lent.ts';

clock.hold();
const { dataset } = window.frameElement as HTMLElement;
if (LENT in dataset) lendRandomness(dataset[LENT] as Want);

// A driven browser has no bars to scroll by, either.
const bars = new CSSStyleSheet();
bars.replaceSync('html { scrollbar-width: none }');
document.adoptedStyleSheets.push(bars);
