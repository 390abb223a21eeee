/** Runs in the judged page: computes its accessibility tree from the markup, by the rules of ARIA. */
import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
  isInaccessible,
} from 'dom-accessibility-api';
import type { AccessibleNode } from '../accessibility-tree.ts';

/** Roles that a screen reader does not announce. */
const SILENT = new Set(['none', 'presentation', 'generic']);
/** Roles whose names browsers do not take from their contents; ARIA would allow it for rows. */
const UNNAMED = new Set(['row', 'caption']);
/** Default of `aria-live` by role. */
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
