import { expect, test } from 'vitest'
import { checksummed } from '#lib/wire/shapes.ts'
import { answers } from './answers.ts'
import { textOf } from './textOf.ts'
import type { Variant } from './variant.ts'

const pool = checksummed(answers.A.data.markets[0]?.poolAddress ?? '')
const trader = checksummed('0x81b637d8fcd2c6da6359e6963113a1170de795e4')

/** The switches of a variant, each with all its settings; the first setting is that of the samples. */
const switches = {
  nullSides: [false, true],
  personAsSender: [false, true],
  times: [undefined, 'milliseconds', 'iso'],
  baseUnits: [undefined, 'all', 'amounts', 'prices'],
  addresses: [undefined, 'anyCase', 'checksummed'],
  textMetadata: [false, true],
  runningCandleMissing: [false, true],
  candlesNewestFirst: [false, true],
  usualRefusals: [false, true],
  logRange: [10_000, 2_000],
  closedLending: [false, true],
} satisfies { [K in keyof Variant]: readonly Variant[K][] }

const pages = [
  '/markets?view=table',
  `/markets/${pool}`,
  `/markets/${pool}?tab=holders`,
  `/portfolio/${trader}`,
]

/** Variants that cover every pair of settings: each next one covers the most uncovered pairs. */
function pairwise(): Variant[] {
  const names = Object.keys(switches) as (keyof typeof switches)[]
  const settings = names.map((name) => switches[name] as readonly unknown[])
  const lacking = new Set<string>()
  const pairsOf = (row: readonly number[]) =>
    row.flatMap((one, first) =>
      row.slice(first + 1).map((other, on) => `${first}:${one} ${first + 1 + on}:${other}`),
    )
  const every = (at: number, row: number[]): number[][] =>
    at === settings.length
      ? [row]
      : (settings[at] ?? []).flatMap((_, index) => every(at + 1, [...row, index]))
  const all = every(0, [])
  for (const row of all) for (const pair of pairsOf(row)) lacking.add(pair)
  const chosen: number[][] = []
  while (lacking.size > 0) {
    const gain = (row: number[]) => pairsOf(row).filter((pair) => lacking.has(pair)).length
    // Checking every seventeenth row is enough to find a good one.
    const offset = chosen.length % 17
    const best = all
      .filter((_, index) => index % 17 === offset || lacking.size < 12)
      .reduce((found, row) => (gain(row) > gain(found) ? row : found))
    chosen.push(best)
    for (const pair of pairsOf(best)) lacking.delete(pair)
  }
  return chosen.map((row) => Object.fromEntries(row.map((index, at) => [names[at], settings[at]?.[index]])))
}

const shown = new Map<string, string>()

/** The text of a page without ages and without parts that depend on the named sender. */
async function saidOf(path: string, variant: Variant): Promise<string> {
  const text = await textOf(path, variant)
  return text
    .replace(/Updated (just now|\d+ \w+ ago)/g, '')
    .replace(/(Polling|Live)·(just now|\d+ \w+ ago)/g, '')
    .replaceAll(' via router', '')
    .replace(
      'Some trades went through a router: the token transfers of this address show which are its own.',
      '',
    )
}

async function saidOfSamples(path: string): Promise<string> {
  const text = shown.get(path) ?? (await saidOf(path, {}))
  shown.set(path, text)
  return text
}

/** By day the first two. */
const variants = process.env.TIDELINE_NIGHTLY === '1' ? pairwise() : pairwise().slice(0, 2)

test.each(variants.map((variant) => [JSON.stringify(variant), variant] as const))(
  'every page says the same of %s',
  { timeout: 120_000 },
  async (_, variant) => {
    for (const path of pages) expect(await saidOf(path, variant), path).toBe(await saidOfSamples(path))
  },
)

test.each([
  { emptySides: true },
  { times: 'microseconds' },
  { errorStatus: 400 },
  { errorStatus: 404, usualRefusals: true },
] satisfies Variant[])('a market is the same of %j', { timeout: 60_000 }, async (variant) => {
  for (const path of pages.slice(1, 2)) expect(await saidOf(path, variant)).toBe(await saidOfSamples(path))
})
