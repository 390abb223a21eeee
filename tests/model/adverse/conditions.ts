/** Registers every condition by importing it, the quick ones first. */
import './conditions/bursts.ts';
import './conditions/clock-set.ts';
import './conditions/history.ts';
import './conditions/hidden.ts';
import './conditions/rotation-zoom.ts';
import './conditions/sort-clicks.ts';
import './conditions/slow.ts';
import './conditions/hour.ts';
