/** The step definitions that the command line runs, too. */
import '../../../step-definitions/support/parameter-types.ts';
import '../../../step-definitions/support/world.ts';

import.meta.glob('../../../step-definitions/{modules,steps}/*.ts', { eager: true });
