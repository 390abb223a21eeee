import { slug, variants } from '../variants.ts';
import { Screen } from './screen.ts';
import { right } from './twin.ts';

// A restored offset would count as a scroll.
history.scrollRestoration = 'manual';

const [, name = ''] = location.pathname.split('/');
const variant = variants.find((each) => slug(each.name) === name);
new Screen({ ...right, ...variant?.twin }, document.querySelector('#root') as Element);
