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

export const isAddress = (value: string) => /^https?:/i.test(value) && URL.canParse(value);

/**
 * The text of an address, even if it lacks `http://`, without the credentials in it. Only such a text is shown or
 * written.
 */
export const withoutCredentials = (address: string) =>
  address.replace(/^(https?:[\\/]*|)[^\\/?#]*@/i, '$1');

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
    meaning: 'the http or https address of another page to judge, without the examples tagged @own',
    fits: isAddress,
  },
  SPEC_TIMEOUT_MS: {
    meaning: 'the time-out of an assertion, a number of ms above 0',
    default: '5000',
    fits: (value) => Number(value) > 0 && Number(value) < Infinity,
  },
} as const satisfies Record<string, Setting>;

/** What a user can set, and what a command tells the processes that it starts. */
export type SettingName =
  | keyof typeof USER_SETTINGS
  | 'SPEC_PARENT'
  | 'SPEC_HEADED'
  | 'SPEC_INSECURE';

const SETTINGS = new Map(Object.entries(USER_SETTINGS) as [SettingName, Setting][]);

/** New values of settings; `undefined` removes one. */
type Settings = Partial<Record<SettingName, string | undefined>>;

/**
 * The value of a setting: the environment's, or its default.
 *
 * @throws Refusal if it cannot be used
 */
export function setting(name: SettingName): string | undefined {
  const known = SETTINGS.get(name);
  const value = process.env[name] || known?.default;
  if (value !== undefined && known?.fits?.(value) === false)
    throw new Refusal(`${name} is ${known.meaning}; "${withoutCredentials(value)}" cannot be used`);
  return value;
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
    .map(([name]) => `${name}=${withoutCredentials(setting(name) ?? '')}`);
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
