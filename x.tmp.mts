import { firefox } from '@playwright/test';
import { serve } from './tests/run/serve.ts';
const site = await serve('dist', [], '/some/where/');
const browser = await firefox.launch({ channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr' } as never);
console.log(browser.version());
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.on('pageerror', (e) => console.log('pageerror', e.message));
await page.goto(`${site.url}spec/`);
const t = performance.now();
const what = process.argv[2] ?? 'Run R4.3';
await page.getByRole('button', { name: new RegExp('^'+what) }).first().click();
await page.locator('.dock .stream:not([hidden])').waitFor({ timeout: 900_000 });
console.log((performance.now()-t)/1000, await page.locator('.dock .count').innerText());
for (const v of await page.locator('.own.failure').all()) { const li = await v.evaluate((e) => [e.closest('.example')?.id, e.closest('li')?.innerText ?? e.textContent].join(' | ')); console.log('FAILED', li.slice(0,400)); }
for (const v of await page.locator('.own.verdict.failed').all()) console.log('V', (await v.evaluate((e) => [e.closest('.example')?.id, e.closest('tr')?.innerText].join(' | '))).slice(0,300));
await page.screenshot({ path: '/tmp/ff.png' });
await browser.close(); await site.close();
