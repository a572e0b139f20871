import * as v from 'valibot'
import { setClock } from '#lib/browser/clock.ts'
import { stored } from '#lib/browser/storage.ts'
import { type InterfaceName, interfaceNames } from '#lib/requests/errors.ts'
import { address } from '#lib/wire/shapes.ts'

const url = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text), 'must be like https://node.example'),
)

const endpointUrl = v.pipe(
  url,
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
  v.transform((text) => text.replace(/\/+$/, '')),
)

/** One source of a Content Security Policy: nothing in it may end its directive. */
const imageOrigin = /^https:(\/\/[a-z0-9.-]+(:\d+)?)?$/

const projectId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits'))

const relayUrl = v.pipe(url, v.regex(/^wss?:\/\//, 'must begin with ws:// or wss://'))

const endpoints = {
  indexerUrl: endpointUrl,
  rpcUrl: endpointUrl,
  explorerUrl: endpointUrl,
  lendingUrl: endpointUrl,
}

const configAddress = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address'), address)

const configSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1, 'is empty'), v.maxLength(60, 'is longer than 60 characters')),
  chainId: v.pipe(v.number(), v.safeInteger('must be a whole number'), v.minValue(1, 'must be at least 1')),
  /** The hash of block 0: tells a chain from another one with its id. Records are kept only where it is known. */
  genesisHash: v.optional(v.string()),
  nativeCurrency: v.object({
    name: v.string(),
    symbol: v.pipe(v.string(), v.minLength(1), v.maxLength(12)),
    decimals: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(36)),
  }),
  ...endpoints,
  // A network without markets has no indexer, one without lending no service. Without a known pool, lending is
  // read-only.
  indexerUrl: v.optional(endpointUrl),
  lendingUrl: v.optional(endpointUrl),
  lendingPool: v.optional(configAddress),
  explorer: v.optional(
    v.object({
      fromBlock: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
      internalCalls: v.optional(v.boolean(), true),
      indexing: v.optional(v.boolean(), false),
      notice: v.optional(v.nullable(v.string()), null),
    }),
    {},
  ),
  indexer: v.optional(
    v.object({
      subscriptions: v.optional(v.picklist(['auto', 'websocket', 'sse', 'polling']), 'auto'),
      candleIntervals: v.optional(v.pipe(v.array(v.string()), v.minLength(1)), [
        '1m',
        '5m',
        '15m',
        '1h',
        '4h',
        '1d',
      ]),
      /** The scale of amounts where nothing proves it: whole units, or integers of 18 decimals. */
      amounts: v.optional(v.picklist(['units', 'wei'])),
      /** The unit of a sale's fee, where a pool's reserves do not prove it. */
      sellFee: v.optional(v.picklist(['usd', 'token'])),
      /** Names for the numbers of `feeStrategy`, where they are not claim, burn, airdrop and LP rewards. */
      feeStrategies: v.optional(v.record(v.string(), v.string()), {}),
    }),
    {},
  ),
  /** The contracts that markets are traded by, of a known kind. Without them the app only estimates. */
  curve: v.optional(
    v.object({
      kind: v.literal('hlpmm-v2'),
      router: configAddress,
      quoter: configAddress,
      registry: configAddress,
    }),
  ),
  lending: v.optional(
    v.object({
      apyUnit: v.optional(v.picklist(['fraction', 'percent']), 'percent'),
      amountUnit: v.optional(v.picklist(['usd', 'token']), 'usd'),
      /** Whether the site proxies requests to a service that allows no cross-origin reads. */
      passage: v.optional(v.boolean(), false),
    }),
    {},
  ),
  /** Whether users may set endpoints of their own. Without it the Content Security Policy names the site's only. */
  allowEndpointOverrides: v.optional(v.boolean(), false),
  /** Servers of pictures, such as `https://images.example`; `https:` is any. Without one no remote picture is loaded. */
  imageOrigins: v.optional(
    v.array(v.pipe(v.string(), v.regex(imageOrigin, 'must be like https://images.example'))),
    [],
  ),
  wallet: v.optional(
    v.object({
      demo: v.optional(v.boolean(), false),
      /** Of a project registered with WalletConnect. Without one, no wallet on another device is offered. */
      walletConnectProjectId: v.optional(v.nullable(projectId), null),
      walletConnectRelayUrl: v.optional(relayUrl, 'wss://relay.walletconnect.org'),
    }),
    {},
  ),
})

export type Config = v.InferOutput<typeof configSchema>
export type EndpointName = keyof typeof endpoints

/**
 * URLs of interfaces that the user set in place of the site's. The lending pool cannot be replaced: it receives
 * money.
 */
export const endpointOverrides = stored(
  'endpoints',
  v.object({
    indexerUrl: v.optional(endpointUrl),
    rpcUrl: v.optional(endpointUrl),
    explorerUrl: v.optional(endpointUrl),
    lendingUrl: v.optional(endpointUrl),
  }),
  {},
)

/** `config.json` is missing or wrong; `problems` has a sentence for each problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[], cause?: unknown) {
    super(problems.join(' '), { cause })
    this.problems = problems
  }
}

declare global {
  /** The answer to `src/first.js`, which asks before the app is there. */
  var tidelineConfig: Promise<Response> | undefined
}

let site: Config | undefined
let current: Config | undefined

/** Reads `/config.json`, once, before the first render. Throws ConfigError. */
export async function loadConfig(): Promise<void> {
  site = parseConfig(await fetchConfig())
  current = { ...site, ...passageOf(site), ...withoutUndefined(ownEndpoints()) }
}

/** The path on the site that proxies the lending service. */
export const lendingPassage = '/lending-api'

function passageOf({ lending, lendingUrl }: Config): Pick<Config, 'lendingUrl'> {
  return { lendingUrl: lendingUrl && lending.passage ? location.origin + lendingPassage : lendingUrl }
}

/** The endpoints that the user set in place of the site's, where the site allows it. */
export function ownEndpoints(): Partial<Record<EndpointName, string | undefined>> {
  return site?.allowEndpointOverrides ? endpointOverrides.read() : noEndpoints
}

const noEndpoints = {}

/** The configuration with the user's overrides. Call it only after `loadConfig`. */
export function config(): Config {
  if (!current) throw new Error('config() was read before loadConfig()')
  return current
}

/** The configuration of the site without the user's overrides. */
export function siteConfig(): Config {
  return site ?? config()
}

/** Whether this network has markets. */
export function hasMarkets(): boolean {
  return config().indexerUrl !== undefined
}

/** Whether this app knows the contracts of the markets, so that it can trade on them. */
export function hasTrading(): boolean {
  return config().curve !== undefined
}

/** Whether this network has lending. */
export function hasLending(): boolean {
  return config().lendingUrl !== undefined
}

/** The interfaces that this network has. */
export function usedInterfaces(): readonly InterfaceName[] {
  return interfaceNames.filter((name) =>
    name === 'indexer' ? hasMarkets() : name !== 'lending' || hasLending(),
  )
}

/** Checks a configuration; exported for the tests and for tools that write one. Throws ConfigError. */
export function parseConfig(value: unknown): Config {
  const result = v.safeParse(configSchema, value)
  if (!result.success) throw new ConfigError(result.issues.map(problemOf))
  const { lendingUrl, lendingPool } = result.output
  if (lendingPool && !lendingUrl) throw new ConfigError(['lendingPool needs a lendingUrl beside it.'])
  return result.output
}

function problemOf(issue: v.BaseIssue<unknown>): string {
  const where = v.getDotPath(issue) ?? 'config.json'
  if (issue.received === 'undefined') return `${where} is missing.`
  if (issue.kind === 'schema') return `${where} must be of type ${issue.expected}, and is ${issue.received}.`
  return `${where} ${issue.message}.`
}

/** Checks the URL of an interface as typed by the user: the normalised URL, or what is wrong with it. */
export function parseEndpoint(text: string): { url: string } | { problem: string } {
  const result = v.safeParse(endpointUrl, text.trim())
  return result.success ? { url: result.output } : { problem: result.issues[0].message }
}

async function fetchConfig(): Promise<unknown> {
  let answer: Response
  let body: string
  try {
    answer = await (globalThis.tidelineConfig ?? askForConfig())
    setClock(answer.headers)
    body = await answer.text()
  } catch (cause) {
    throw new ConfigError(['/config.json could not be loaded: no answer from this site.'], cause)
  }
  if (!answer.ok)
    throw new ConfigError([`/config.json could not be loaded: the answer was ${answer.status}.`])
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new ConfigError(['/config.json is not JSON.'], cause)
  }
}

function askForConfig(): Promise<Response> {
  return fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(10_000) })
}

function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> }
}
