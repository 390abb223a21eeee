/** A plugin of StrykerJS that reports its progress. */
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/**
 * @typedef {import('@stryker-mutator/api/report').Reporter} Reporter
 * @implements {Reporter}
 */
class MutantsProgress {
  // Imported only where it reports: StrykerJS loads its plugins in processes without TypeScript, too.
  progress = import('../run/progress/progress.ts').then(({ Progress }) => new Progress('mutants'));

  /** @param {import('@stryker-mutator/api/report').MutationTestingPlanReadyEvent} _ */
  async onMutationTestingPlanReady({ mutantPlans }) {
    (await this.progress).report({ planned: mutantPlans.length });
  }

  /** @param {import('@stryker-mutator/api/core').MutantResult} _ */
  async onMutantTested({ fileName, location, status }) {
    (await this.progress).report({ ended: `${fileName}:${location.start.line} ${status}` });
  }

  async onMutationTestReportReady() {
    (await this.progress).end(true);
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Reporter, 'progress-line', MutantsProgress),
];
