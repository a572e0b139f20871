import { readFileSync } from 'node:fs'
import { satisfies, subset } from 'semver'
import { expect, test } from 'vitest'
import { nodeProblem } from './nodeProblem.mjs'

type Engines = { engines?: { node?: string } }

const range: string = JSON.parse(readFileSync('package.json', 'utf8')).engines.node
const locked: Record<string, Engines> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages

test('every package runs on every Node that the project names', () => {
  const narrower = Object.entries(locked).filter(
    ([, { engines }]) => engines?.node && !subset(range, engines.node),
  )
  expect(narrower).toEqual([])
})

test('the lockfile and the version manager name the same Nodes as package.json', () => {
  expect(locked['']?.engines?.node).toBe(range)
  expect(nodeProblem(`${readFileSync('.nvmrc', 'utf8').trim()}.0.0`, range)).toBeUndefined()
})

test.each([
  '18.20.4',
  '20.18.3',
  '20.19.0',
  '20.20.2',
  '21.7.3',
  '22.12.0',
  '22.13.0',
  '22.23.3',
  '23.11.0',
  '24.0.0',
  '25.1.0',
  '26.10.0',
])('Node %s is judged as npm would', (version) => {
  expect(nodeProblem(version, range) === undefined).toBe(satisfies(version, range))
})

test.each([
  ['20.19.2', '^20.19.3', false],
  ['20.19.3', '^20.19.3', true],
  ['20.20.0', '^20.19.3', true],
  ['24.1.9', '>=24.2.0', false],
  ['25.0.0', '>=24.2.0', true],
])('Node %s within %s: %s', (version, limits, fits) => {
  expect(nodeProblem(version, limits) === undefined).toBe(fits)
})

test.each(['^20.19.0 || ^22.13.0 || >=24.0.0', '20.x'])(
  'Node 18 within %s is one sentence that names the range',
  (limits) => {
    expect(nodeProblem('18.20.4', limits)).toBe(`Tideline needs Node ${limits}; this is 18.20.4.`)
  },
)
