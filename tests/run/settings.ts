/**
 * All settings from the environment; no other module reads `process.env`. Their names begin with `SPEC_`, for
 * other programs use `BROWSER` or `BASE_URL`, too; the paths of browsers have their usual names.
 */

/** An error whose message says all that its reader needs: a command ends with it, without a stack. */
export class Refusal extends Error {}

interface Setting {
  /** What it sets, and what its value has to be. */
  readonly meaning: string;
  /** Its value where the environment has none. */
  readonly default?: string;
  /** Whether a value can be used; any text can by default. */
  readonly fits?: (value: string) => boolean;
}

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

/** Whether a text is the address of a page that opens without a sign-in. */
export function isAddress(text: string): boolean {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username + password === '';
}

/** What a user can set. */
const USER_SETTINGS = {
  SPEC_BROWSER: {
    meaning: 'the engine (--browser): chromium, firefox or webkit',
    default: 'chromium',
    fits: (value) => ENGINES.some((name) => name === value),
  },
  CHROMIUM_PATH: { meaning: 'the executable of Chromium, or a channel of Playwright' },
  FIREFOX_PATH: { meaning: 'the executable of Firefox' },
  WEBKIT_PATH: { meaning: 'the executable of WebKit' },
  SPEC_BASE_URL: {
    meaning: 'the http or https address of another page, without a sign-in, to judge instead',
    fits: isAddress,
  },
  SPEC_TIMEOUT_MS: {
    meaning: 'the time-out of an assertion, a number of ms above 0',
    default: '5000',
    fits: (value) => Number(value) > 0 && Number(value) < Infinity,
  },
} as const satisfies Record<string, Setting>;

/** What a user can set, and what a command tells the processes that it starts. */
export type SettingName = keyof typeof USER_SETTINGS | 'SPEC_PARENT' | 'SPEC_HEADED';

const SETTINGS = new Map(Object.entries(USER_SETTINGS) as [SettingName, Setting][]);

/** New values of settings; `undefined` removes one. */
type Settings = Partial<Record<SettingName, string | undefined>>;

/**
 * The value of a setting: the environment's, or its default.
 *
 * @throws Refusal if it cannot be used, without the value, which may have credentials
 */
export function setting(name: SettingName): string | undefined {
  const known = SETTINGS.get(name);
  const value = process.env[name] || known?.default;
  if (value !== undefined && known?.fits?.(value) === false)
    throw new Refusal(`${name} cannot be used: it is ${known.meaning}`);
  return value;
}

/** Changes settings of this process and of those that it starts. */
export function change(settings: Settings): void {
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

/**
 * Whether a parent process has built the page, found a browser and shown the settings, and reads the progress of
 * this one.
 */
export const hasParent = () => setting('SPEC_PARENT') !== undefined;

/** Variables that are settings of other programs. */
export const environment = (): NodeJS.ProcessEnv => process.env;

/**
 * Prints the settings that a user has set on standard error, unless a parent process has.
 *
 * @throws Refusal if one cannot be used
 */
export function showSettings(): void {
  if (hasParent()) return;
  const set = [...SETTINGS]
    .filter(([name]) => process.env[name])
    .map(([name]) => `${name}=${setting(name)}`);
  if (set.length > 0) console.error(`From the environment: ${set.join(', ')}`);
}

/** What a user can set, as the end of a help. */
export function settingsHelp(): string {
  const lines = [...SETTINGS].map(([name, { meaning, default: fallback }]) => {
    const value = fallback === undefined ? '' : ` (${fallback})`;
    return `  ${name.padEnd(17)}  ${meaning}${value}`;
  });
  return ['\nFrom the environment:', ...lines].join('\n');
}
