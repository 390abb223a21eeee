import type { Page, Request } from '@playwright/test';
import type { Quiet } from '../quiet.ts';

/** Records in `quiet` what a page says and asks for. */
export function listenTo(page: Page, quiet: Quiet): void {
  const onRequest = (request: Request) => {
    quiet.noteRequest(request.method(), request.url(), request.resourceType());
  };
  // Of the context: those of workers and of pages that the page opens, too.
  page.context().on('request', onRequest);
  page.on('close', () => page.context().off('request', onRequest));
  page.on('websocket', (socket) => quiet.noteSocket(socket.url()));
  page.on('worker', (worker) => quiet.noteWorker(worker.url()));
  page.on('console', (message) => quiet.noteMessage(message.type(), message.text()));
  page.on('pageerror', (error) => quiet.noteMessage('error', error.message));
  page.on('dialog', (dialog) => {
    quiet.noteMessage('dialog', dialog.message());
    void dialog.dismiss();
  });
}
