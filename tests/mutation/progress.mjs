/** A plugin of StrykerJS that reports its progress. */
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

class MutantsLine {
  // Imported only where it reports: StrykerJS loads its plugins in processes without TypeScript, too.
  line = import('../run/progress/progress-line.ts').then(
    ({ ProgressLine }) => new ProgressLine('mutants'),
  );

  async onMutationTestingPlanReady({ mutantPlans }) {
    (await this.line).report({ planned: mutantPlans.length });
  }

  async onMutantTested({ fileName, location, status }) {
    (await this.line).report({ ended: `${fileName}:${location.start.line} ${status}` });
  }

  async onMutationTestReportReady() {
    (await this.line).end(true);
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.Reporter, 'progress-line', MutantsLine),
];
