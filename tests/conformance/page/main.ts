import { rightVariants } from '../correct.ts';
import { slug, variants } from '../faulty.ts';
import { Screen } from './screen.ts';
import { right } from './twin.ts';

// A restored offset would count as a scroll.
history.scrollRestoration = 'manual';

const [, name = ''] = location.pathname.split('/');
const root = document.querySelector('#root') as Element;
const chosen = [...rightVariants, ...variants].find((each) => slug(each.name) === name);
if (chosen && 'stock' in chosen) {
  const { showStock } = await import('./stock.tsx');
  showStock(root, chosen.stock);
} else {
  const { twin = {} } = chosen ?? {};
  new Screen({ ...right, ...(typeof twin === 'function' ? await twin() : twin) }, root);
}
