/** All settings from the environment; no other module reads `process.env`. */

interface Setting {
  readonly meaning: string;
  /** Its value where the environment has none. */
  readonly default?: string;
  /** Whether one of our commands sets it for the processes it starts, rather than a user. */
  readonly isInternal?: true;
}

export const SETTINGS = {
  BROWSER: {
    meaning: 'the engine: chromium, firefox or webkit',
    default: 'chromium',
  },
  CHROMIUM_PATH: {
    meaning: 'the executable of Chromium, tried before any other',
  },
  FIREFOX_PATH: { meaning: 'the executable of Firefox' },
  WEBKIT_PATH: { meaning: 'the executable of WebKit' },
  BASE_URL: {
    meaning: 'the address of another page to judge; skips examples tagged @own',
  },
  TIMEOUT_MS: {
    meaning: 'the time-out of an assertion, in ms',
    default: '5000',
  },
  CPU_SLOWDOWN: {
    meaning: 'slows the page down by this factor, in Chromium, and lengthens time-outs',
    default: '1',
  },
  OWN_PAGE: {
    meaning: "the address of this project's page, where it is served already",
    isInternal: true,
  },
  IS_BUILT: {
    meaning: 'set if the page has been built',
    isInternal: true,
  },
  STARTED_BROWSER: {
    meaning: 'the executable of a browser that is known to start',
    isInternal: true,
  },
  BROWSER_SERVER: {
    meaning: "the address of the watcher's browser",
    isInternal: true,
  },
  PROGRESS: {
    meaning: 'set if a parent process reads the progress of the tests',
    isInternal: true,
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

/** New values of settings; `undefined` removes one. */
export type Settings = Partial<Record<SettingName, string | undefined>>;

/** The value of a setting: the environment's, or its default. */
export function setting<Name extends SettingName>(
  name: Name,
): (typeof SETTINGS)[Name] extends { default: string } ? string : string | undefined;
export function setting(name: SettingName): string | undefined {
  const { default: fallback }: Setting = SETTINGS[name];
  return process.env[name] || fallback;
}

/** Changes settings of this process and of those that it starts. */
export function change(settings: Settings): void {
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/** Changes settings for which the environment has no value. */
export function changeDefaults(settings: Settings): void {
  change(Object.fromEntries(Object.entries(settings).filter(([name]) => !process.env[name])));
}

/** A variable of the system, such as `PATH` or `DISPLAY`. */
export const systemVariable = (name: string): string | undefined => process.env[name];

/**
 * The environment of a process that this one starts. It finds the commands of `node_modules/.bin` first.
 *
 * @param more variables besides those of this process
 */
export function environment(more: Settings | NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  // Without `node:path`: a browser loads this module, too.
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = `${process.cwd()}/node_modules/.bin${separator}${process.env.PATH}`;
  return { ...process.env, PATH: path, ...more };
}

/** What a user can set, as lines for `--help`; without settings that a command does not read. */
export function settingsHelp(without: readonly SettingName[] = []): string {
  const open = Object.entries<Setting>(SETTINGS).filter(
    ([name, { isInternal }]) => !isInternal && !without.includes(name as SettingName),
  );
  const width = Math.max(...open.map(([name]) => name.length));
  return open
    .map(([name, { meaning, default: fallback }]) => {
      const value = fallback === undefined ? '' : ` (${fallback})`;
      return `  ${name.padEnd(width)}  ${meaning}${value}`;
    })
    .join('\n');
}
