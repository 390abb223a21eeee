import { ScreenStory } from './screen.story.tsx';
import { expect, test } from './test.ts';

test('@B2 a scroll event that needs no other rows measures the window once', async ({
  mount,
  page,
  clock,
}) => {
  await clock.install();
  const story = await mount(<ScreenStory />);
  await expect(story.getByRole('table')).toHaveAttribute('aria-rowcount', '41');
  const reads = await page.evaluate(async () => {
    const names = ['scrollTop', 'clientHeight', 'scrollHeight'] as const;
    const counts: Record<string, number> = {};
    const count = (target: object, prototype: object, name: string) => {
      const { get } = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
      const counted = () => {
        counts[name] = (counts[name] ?? 0) + 1;
        return get?.call(target);
      };
      Object.defineProperty(target, name, { get: counted });
    };
    for (const name of names) count(document.documentElement, Element.prototype, name);
    count(window, window, 'scrollY');
    window.scrollTo(0, 30);
    window.dispatchEvent(new Event('scroll'));
    await Promise.resolve();
    return counts;
  });
  expect(reads).toEqual({ scrollTop: 1, clientHeight: 1, scrollHeight: 1 });
});
