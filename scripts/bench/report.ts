import { categories, type Scores } from './lighthouse.ts'
import type { Paints } from './paints.ts'

export type Measured = {
  name: string
  paints: Paints
  scripts: number
  scriptBytes: number
  requests: number
  bytes: number
  depth: number
  scores: Scores | undefined
}

const columns: [string, (page: Measured) => string][] = [
  ['first paint', ({ paints }) => `${Math.round(paints.first)} ms`],
  ['largest', ({ paints }) => `${Math.round(paints.largest)} ms`],
  ['blocking', ({ paints }) => `${Math.round(paints.blocking)} ms`],
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
    const ratio = (mine: number, other: number) => (mine / other).toFixed(2)
    console.log(
      `${ours.name} / ${theirs.name}: first paint ${ratio(ours.paints.first, theirs.paints.first)}, ` +
        `largest ${ratio(ours.paints.largest, theirs.paints.largest)}, scripts ${ratio(ours.scriptBytes, theirs.scriptBytes)}`,
    )
  }
}

function width(title: string): number {
  return Math.max(title.length, 8) + 2
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`
}
