/** Runs in the judged page: its accessibility tree, by the rules of ARIA for its markup. */
import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isInaccessible,
} from 'dom-accessibility-api';
import type { AccessibleNode } from '../accessibility-tree.ts';

/** Roles that say nothing of their own. */
const SILENT = new Set(['none', 'presentation', 'generic']);
/** Roles that take no name from their contents: browsers give rows none, although they may. */
const UNNAMED = new Set(['row', 'caption']);
/** How urgently changes are announced by default, by role. */
const LIVE: Record<string, string> = { status: 'polite', alert: 'assertive', log: 'polite' };

function readText(text: Text): AccessibleNode[] {
  const name = text.data;
  const leaf = { role: 'StaticText', name, description: '', live: '', children: [] };
  return name.trim() === '' ? [] : [leaf];
}

function read(node: Node): AccessibleNode[] {
  if (node instanceof Text) return readText(node);
  if (!(node instanceof Element) || isInaccessible(node)) return [];
  const children = [...node.childNodes].flatMap(read);
  const role = node instanceof HTMLTableCaptionElement ? 'caption' : (getRole(node) ?? 'generic');
  if (SILENT.has(role)) return children;
  const name = UNNAMED.has(role) ? '' : computeAccessibleName(node);
  const description = computeAccessibleDescription(node);
  const live = node.getAttribute('aria-live') ?? LIVE[role] ?? '';
  return [{ role, name, description, live, children }];
}

/** The tree of the whole document. */
export function readTree(): AccessibleNode {
  const children = [...document.body.childNodes].flatMap(read);
  return { role: 'RootWebArea', name: document.title, description: '', live: '', children };
}
