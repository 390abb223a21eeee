import type { Page, Request } from '@playwright/test';
import type { PageLog } from '../page-log.ts';

/** Logs the requests, console messages and errors of a page. */
export function logPage(page: Page, log: PageLog): void {
  const onRequest = (request: Request) => {
    log.addRequest(request.method(), request.url(), request.resourceType());
  };
  // The context also reports requests of workers and of pages that the page opens.
  page.context().on('request', onRequest);
  page.on('close', () => page.context().off('request', onRequest));
  page.on('websocket', (socket) => log.addSocket(socket.url()));
  page.on('worker', (worker) => log.addWorker(worker.url()));
  page.on('console', (message) => log.addMessage(message.type(), message.text()));
  page.on('pageerror', (error) => log.addMessage('error', error.message));
  page.on('dialog', (dialog) => {
    log.addMessage('dialog', dialog.message());
    void dialog.dismiss();
  });
}
