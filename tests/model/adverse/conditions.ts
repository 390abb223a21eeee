/** Registers every condition by importing it, the quick ones first. */
import './conditions/history.ts';
import './conditions/hidden.ts';
import './conditions/zoom.ts';
import './conditions/slow.ts';
import './conditions/hour.ts';
