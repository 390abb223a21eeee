/** Ways to install a browser, in the order in which they are tried. */
import { spawnSync } from 'node:child_process';
import { which } from './candidates.ts';

export interface Installation {
  /** What a person would type. */
  readonly commands: readonly (readonly [string, ...string[]])[];
  /** Why it may not run here, if so. */
  readonly obstacle?: string;
}

const PACKAGES: Record<string, readonly string[][]> = {
  'apt-get': [
    ['update'],
    ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'],
  ],
  dnf: [['install', '--assumeyes', 'chromium']],
  zypper: [['--non-interactive', 'install', 'chromium']],
  pacman: [['-Sy', '--noconfirm', 'chromium']],
  apk: [['add', 'chromium', 'font-dejavu']],
};

function systemPackage(): Installation | undefined {
  const manager = Object.keys(PACKAGES).find(which);
  if (!manager) return undefined;
  const root = process.getuid?.() === 0;
  const commands = (PACKAGES[manager] ?? []).map(
    (rest) => [...(root ? [] : ['sudo', '--non-interactive']), manager, ...rest] as [string],
  );
  return !root && !which('sudo') ? { commands, obstacle: 'only root may' } : { commands };
}

/** The installations that this system offers. */
export function installations(): Installation[] {
  return [
    { commands: [['npx', 'playwright', 'install', 'chromium']] },
    systemPackage() ?? { commands: [], obstacle: 'no known package manager' },
  ];
}

/** Runs an installation, its output to standard error; says why it failed, or `undefined`. */
export function install({ commands, obstacle }: Installation): string | undefined {
  if (obstacle) return obstacle;
  for (const [command, ...rest] of commands) {
    console.error(`Installing a browser: ${[command, ...rest].join(' ')}`);
    const shell = process.platform === 'win32';
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, error } = spawnSync(command, rest, { stdio: ['ignore', 2, 2], shell, env });
    if (status !== 0) return error?.message ?? `exit code ${status}`;
  }
  return undefined;
}
