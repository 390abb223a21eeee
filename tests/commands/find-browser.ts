/** Prints the path of a working browser as its last line, and installs one if there is none. */
import { engine, PATH_VARIABLES } from '../run/browser/engine.ts';
import { provideBrowser } from '../run/browser/provide.ts';

await provideBrowser();
console.log(process.env[PATH_VARIABLES[engine()]]);
