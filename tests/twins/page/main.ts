import { rightVariants } from '../right-variants.ts';
import { slug, variants } from '../variants.ts';
import { Screen } from './screen.ts';
import { right } from './twin.ts';

// A restored offset would count as a scroll.
history.scrollRestoration = 'manual';

const [, name = ''] = location.pathname.split('/');
const { twin = {} } =
  [...rightVariants, ...variants].find((each) => slug(each.name) === name) ?? {};
const differences = typeof twin === 'function' ? await twin() : twin;
new Screen({ ...right, ...differences }, document.querySelector('#root') as Element);
