/** Every weather, named by being imported, the quicker ones first. */
import './weathers/bursts.ts';
import './weathers/clock-set.ts';
import './weathers/history.ts';
import './weathers/hidden.ts';
import './weathers/turning.ts';
import './weathers/sort-clicks.ts';
import './weathers/slow.ts';
import './weathers/hour.ts';
