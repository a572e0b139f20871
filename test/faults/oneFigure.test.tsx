import { cleanup } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HostileNetwork, samples } from './hostileNetwork.ts'
import { openApp, stageBrowser } from './openApp.tsx'
import { pages } from './pages.ts'

/** The first asset of the lending pool. */
const asset = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** The subjects of pages: the figures in a page's head belong to this address, pool, token or asset. */
const subjects = [samples.address, samples.pool, samples.token, samples.block, samples.transaction, asset]

/** The pages that are read: those of the recording, and one whose answers are recorded with others. */
const paths = [...pages.map(({ path }) => path), `/lending/pool/${asset}`]

/** The first number of a text with its sign and unit; a cell may have more text after it. */
function figureOf(text: string | null | undefined): string | null {
  if (/0x|…/.test(text ?? '')) return null
  return /[−+<>]?\$?\d[\d,.]*(?:[KMBT](?![a-z]))?%?/.exec(text ?? '')?.[0] ?? null
}

/** Whether two texts can be of one value: the shorter one is the longer one rounded or cut. */
function isSameFigure(one: string, other: string): boolean {
  if (one === other) return true
  const [left, right] = [one, other].map((text) => {
    const [, sign = '', whole = '', fraction = '', scale = ''] =
      /^([−+<>]?\$?)([\d,]+)(?:\.(\d+))?([KMBT]?)/.exec(text) ?? []
    const unit = 10 ** (3 * ' KMBT'.indexOf(scale || ' '))
    return {
      kind: `${sign}${text.endsWith('%')}`,
      value: Number(`${whole.replaceAll(',', '')}.${fraction || 0}`) * unit,
      step: unit * 10 ** -fraction.length,
    }
  }) as [Reading, Reading]
  return (
    left.kind === right.kind && Math.abs(left.value - right.value) < 0.9999 * Math.max(left.step, right.step)
  )
}

type Reading = { kind: string; value: number; step: number }

type MarketRecord = { poolAddress: string; spotPrice: string }

/** Replaces each market by its first recorded state, because the pages were recorded one after the other. */
function atOneMoment(whole: string, markets: Map<string, object>): string {
  const isMarket = (value: object): value is MarketRecord => 'poolAddress' in value && 'spotPrice' in value
  return JSON.stringify(
    JSON.parse(whole, (_, value: unknown) => {
      if (typeof value !== 'object' || value === null || !isMarket(value)) return value
      const first = markets.get(value.poolAddress) ?? value
      markets.set(value.poolAddress, first)
      return first
    }),
  )
}

/** The place of a text, and the figure in it. */
type Said = { path: string; at: string; figure: string }

type Add = (thing: string, label: string, at: string, text: string | null | undefined) => void

/** Collects the figures of a page: labelled ones, the frame's, and the cells of tables with one row for each thing. */
function collect(path: string): Map<string, Said[]> {
  const found = new Map<string, Said[]>()
  const add: Add = (thing, label, at, text) => {
    const figure = figureOf(text)
    if (figure === null || label === '') return
    const name = `${thing} ${label.trim().toLowerCase()}`
    found.set(name, [...(found.get(name) ?? []), { path, at, figure }])
  }
  const subject = String(subjects.find((each) => path.includes(String(each))) ?? path)
  const { body } = document
  for (const label of body.querySelectorAll('main .truncate.text-xs.text-muted'))
    add(subject, textOf(label), 'figure', label.nextElementSibling?.textContent)
  for (const term of body.querySelectorAll('main dt'))
    add(subject, textOf(term), 'line', term.nextElementSibling?.textContent)
  for (const unit of body.querySelectorAll('main li > :nth-child(2):last-child'))
    add('chain', textOf(unit), 'list', unit.previousElementSibling?.textContent)
  for (const label of body.querySelectorAll('header button span span:first-child'))
    add('chain', textOf(label), 'frame', label.parentElement?.textContent)
  for (const table of body.querySelectorAll<HTMLTableElement>('main table')) collectCells(table, add)
  return found
}

function collectCells(table: HTMLTableElement, add: Add) {
  const heads = [...table.querySelectorAll('thead th')].map(textOf)
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => ({
    cells: [...row.children],
    thing: row.querySelector('a[href^="/"]')?.getAttribute('href')?.split('/').pop() ?? '',
  }))
  // A table with several rows for one thing has several figures of it.
  if (new Set(rows.map(({ thing }) => thing)).size < rows.length) return
  for (const { thing, cells } of rows)
    for (const [index, cell] of cells.entries())
      add(thing, heads[index] ?? '', textOf(table.caption), cell.textContent)
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent ?? ''
}

/** The figures that appear in two different forms. */
function differing(found: Map<string, Said[]>): [string, string[]][] {
  return [...found]
    .filter(([, said]) => said.some(({ figure }) => !isSameFigure(figure, said[0]?.figure ?? '')))
    .map(([name, said]) => [name, said.map(({ path, at, figure }) => `${path} ${at}: ${figure}`)])
}

/** Whether a figure is constant over the recording: of a transaction, or of one answer of the indexer. */
function isAtRest(thing: string, { at, path }: Said): boolean {
  // The pool of an account was recorded at another moment.
  const isPool = path === '/lending' && at === 'Assets of the lending pool'
  return isPool || at === 'figure' || at === 'Markets' || /^0x\w{64} (block|fee|value)/.test(thing)
}

test('every figure of a thing is the same at all its places on all pages', {
  timeout: 120_000,
}, async () => {
  const everywhere = new Map<string, Said[]>()
  const markets = new Map<string, object>()
  for (const path of paths) {
    const network = new HostileNetwork()
    network.rewrite = (whole, from) => (from === 'indexer' ? atOneMoment(whole, markets) : whole)
    await stageBrowser(network)
    const app = await openApp(path)
    await app.pass(4)
    const onPage = collect(path)
    expect(onPage.get('chain gas price')?.length ?? 0).toBe(path === '/' ? 2 : 1)
    expect(differing(onPage)).toEqual([])
    for (const [thing, said] of onPage)
      everywhere.set(thing, [
        ...(everywhere.get(thing) ?? []),
        ...said.filter((each) => isAtRest(thing, each)),
      ])
    app.close()
    cleanup()
    vi.useRealTimers()
  }
  const shared = [...everywhere].filter(([, said]) => new Set(said.map(({ path }) => path)).size > 1)
  expect(shared.length, [...everywhere.keys()].join('\n')).toBeGreaterThan(10)
  expect(differing(everywhere)).toEqual([])
})

test.each([
  ['$4.55K', '$4,554.54', true],
  ['$4.25K', '$4,258.67', true],
  ['$4.25K', '$4,261.67', false],
  ['3.12%', '3.13%', false],
  ['3.1%', '3.13%', true],
  ['−$1.98', '$1.98', false],
  ['0.98', '0.98%', false],
  ['1.2M', '1.2K', false],
])('%s and %s are one figure: %s', (one, other, expected) => {
  expect(isSameFigure(one, other)).toBe(expected)
})
