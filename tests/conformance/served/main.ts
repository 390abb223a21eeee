import { correctPages } from '../correct/correct-pages.ts';
import { faultyPages } from '../faulty/faulty-pages.ts';
import { slug } from '../page/differences.ts';
import { Screen } from '../page/screen.ts';

// A restored offset would count as a scroll.
history.scrollRestoration = 'manual';

const [name = ''] = location.pathname.split('/').slice(-2);
const root = document.querySelector('#root') as Element;
const page = [...correctPages, ...faultyPages].find((each) => slug(each.name) === name);
if (page) Object.assign(new Screen(), page).open(root);
else root.textContent = `No page has the address ${location.pathname}`;
