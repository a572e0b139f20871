import { categories, type Scores } from './lighthouse.ts'
import type { Paints } from './paints.ts'
import { compareTimes, median } from './slower.ts'

export type Measured = {
  name: string
  /** Of every run. */
  paints: readonly Paints[]
  scripts: number
  scriptBytes: number
  requests: number
  bytes: number
  depth: number
  scores: Scores | undefined
}

const columns: [string, (page: Measured) => string][] = [
  ['first paint', (page) => milliseconds(page, 'first')],
  ['largest', (page) => milliseconds(page, 'largest')],
  ['blocking', (page) => milliseconds(page, 'blocking')],
  ['scripts', ({ scripts }) => String(scripts)],
  ['of scripts', ({ scriptBytes }) => kilobytes(scriptBytes)],
  ['of all', ({ bytes }) => kilobytes(bytes)],
  ['requests', ({ requests }) => String(requests)],
  ['deep', ({ depth }) => String(depth)],
  ...categories.map((name): [string, (page: Measured) => string] => [
    name,
    ({ scores }) => String(scores?.[name] ?? ''),
  ]),
]

export function printTitle() {
  console.log(''.padEnd(24) + columns.map(([title]) => title.padStart(width(title))).join(''))
}

export function printMeasured(page: Measured) {
  console.log(
    page.name.padEnd(24) + columns.map(([title, read]) => read(page).padStart(width(title))).join(''),
  )
}

/** Each page of ours beside the same page of another app: how much of its time and bytes ours takes. */
export function printRatios(pages: readonly Measured[], peer: string) {
  for (const theirs of pages.filter(({ name }) => name.startsWith(`${peer} `))) {
    const ours = pages.find(({ name }) => name === theirs.name.slice(peer.length + 1))
    if (!ours) continue
    const ratio = (time: keyof Paints) => (timeOf(ours, time) / timeOf(theirs, time)).toFixed(2)
    console.log(
      `${ours.name} / ${theirs.name}: first paint ${ratio('first')}, largest ${ratio('largest')}, ` +
        `scripts ${(ours.scriptBytes / theirs.scriptBytes).toFixed(2)}`,
    )
  }
}

/** Each page beside the same page of the earlier build. Returns whether one is slower than it was. */
export function printSlower(pages: readonly Measured[]): boolean {
  let isSlower = false
  for (const before of pages.filter(({ name }) => name.startsWith('before '))) {
    const now = pages.find(({ name }) => `before ${name}` === before.name)
    for (const time of ['first', 'largest', 'blocking'] as const) {
      const { ratio, chance, verdict } = compareTimes(
        (now?.paints ?? []).map((paints) => paints[time]),
        before.paints.map((paints) => paints[time]),
      )
      isSlower ||= verdict === 'slower'
      console.log(
        `${now?.name} ${time}: ${ratio.toFixed(2)} of before, chance ${chance.toFixed(3)}, ${verdict}`,
      )
    }
  }
  return isSlower
}

function milliseconds(page: Measured, time: keyof Paints): string {
  return `${Math.round(timeOf(page, time))} ms`
}

function timeOf({ paints }: Measured, time: keyof Paints): number {
  return median(paints.map((each) => each[time]))
}

function width(title: string): number {
  return Math.max(title.length, 8) + 2
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`
}
