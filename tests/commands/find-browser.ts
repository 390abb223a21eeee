/** Prints the path of a working browser as its last line, and installs one if there is none. */

import { engine, PATH_SETTINGS } from '../run/browser/engine.ts';
import { provideBrowser } from '../run/browser/provide.ts';
import { setting } from '../run/settings.ts';

await provideBrowser();
console.log(setting(PATH_SETTINGS[engine()]));
