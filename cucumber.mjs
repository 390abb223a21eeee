/** @type {Partial<import('@cucumber/cucumber/api').IConfiguration>} */
export default {
  import: ['step-definitions/register-tsx.mjs', 'step-definitions/*.ts'],
  // Scenarios that need this project's own modules or extras say nothing of another page.
  tags: process.env.BASE_URL ? 'not @own' : '',
  parallel: 2,
  format: [
    'progress',
    'html:reports/spec/index.html',
    'junit:reports/spec.xml',
    'message:reports/spec.ndjson',
  ],
  formatOptions: { html: { externalAttachments: true } },
};
