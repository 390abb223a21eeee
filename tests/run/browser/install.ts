/** Ways to install a browser, in the order in which they are tried. */

import { spawnSync } from 'node:child_process';
import { environment } from '../settings.ts';
import { which } from './candidates.ts';
import { type Engine, engine } from './engine.ts';

export interface Installation {
  /** Commands to run one after the other. */
  readonly commands: readonly (readonly [string, ...string[]])[];
  /** Reason why it cannot run here; absent if it can. */
  readonly obstacle?: string;
}

const APT_INSTALL = ['install', '--yes', '--no-install-recommends', 'fonts-dejavu-core'];

interface Package {
  readonly manager: string;
  readonly commands: readonly string[][];
}

/** Packages by package manager. Playwright cannot drive a packaged WebKit. */
const PACKAGES: Record<Engine, readonly Package[]> = {
  chromium: [
    { manager: 'apt-get', commands: [['update'], [...APT_INSTALL, 'chromium-headless-shell']] },
    { manager: 'apt-get', commands: [[...APT_INSTALL, 'chromium']] },
    { manager: 'dnf', commands: [['install', '--assumeyes', 'chromium']] },
    { manager: 'zypper', commands: [['--non-interactive', 'install', 'chromium']] },
    { manager: 'pacman', commands: [['-Sy', '--noconfirm', 'chromium']] },
    { manager: 'apk', commands: [['add', 'chromium', 'font-dejavu']] },
  ],
  firefox: [
    { manager: 'apt-get', commands: [['update'], [...APT_INSTALL, 'firefox-esr']] },
    { manager: 'apt-get', commands: [[...APT_INSTALL, 'firefox']] },
    { manager: 'dnf', commands: [['install', '--assumeyes', 'firefox']] },
    { manager: 'zypper', commands: [['--non-interactive', 'install', 'MozillaFirefox']] },
    { manager: 'pacman', commands: [['-Sy', '--noconfirm', 'firefox']] },
    { manager: 'apk', commands: [['add', 'firefox', 'font-dejavu']] },
  ],
  webkit: [],
};

function systemPackages(): Installation[] {
  const packages = PACKAGES[engine()];
  if (packages.length === 0) return [];
  const present = packages.find(({ manager }) => which(manager))?.manager;
  if (!present) return [{ commands: [], obstacle: 'no known package manager' }];
  const root = process.getuid?.() === 0;
  return packages
    .filter(({ manager }) => manager === present)
    .map(({ manager, commands }) => ({
      commands: commands.map(
        (rest) => [...(root ? [] : ['sudo', '--non-interactive']), manager, ...rest] as [string],
      ),
      ...(!root && !which('sudo') && { obstacle: 'needs root' }),
    }));
}

/** The installations to try on this system. */
export function installations(): Installation[] {
  return [{ commands: [['npx', 'playwright', 'install', engine()]] }, ...systemPackages()];
}

/** Runs an installation with its output on stderr; returns why it failed, or `undefined`. */
export function install({ commands, obstacle }: Installation): string | undefined {
  if (obstacle) return obstacle;
  for (const [command, ...rest] of commands) {
    console.error(`Installing a browser: ${[command, ...rest].join(' ')}`);
    const shell = process.platform === 'win32';
    const env = environment({ DEBIAN_FRONTEND: 'noninteractive' });
    const { status, error } = spawnSync(command, rest, { stdio: ['ignore', 2, 2], shell, env });
    if (status !== 0) return error?.message ?? `exit code ${status}`;
  }
  return undefined;
}
