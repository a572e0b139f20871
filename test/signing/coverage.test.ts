import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/*
 * No test can let a wallet sign without a signing check: every test that opens a page or connects a wallet uses one of
 * these.
 */

/** The files below a folder whose names match `end`. */
function files(folder: string, end: RegExp) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), 'utf8') }))
}

const specs = files('e2e', /\.spec\.ts$/)
const named = (found: readonly { path: string }[]) => found.map(({ path }) => path)

/** A test with a network of its own watches the pages that it opens itself. */
const watchesItself = (text: string) => /\bwatchPages\(/.test(text) && /\.differences\(/.test(text)

/** Calls that connect a wallet on a page. */
const connects = /installWallet|keepSeededAccount|openTestPhone|'Connect'/

test('every browser test that connects a wallet uses the watched pages', () => {
  const connecting = specs.filter(({ text }) => connects.test(text))
  expect(connecting.length).toBeGreaterThan(3)
  const isWatched = ({ text }: { text: string }) =>
    watchesItself(text) ||
    /import \{[^}]*\btest\b[^}]*\} from '(\.\.?\/)+(hostile\/)?(fixtures|backend)\.ts'/.test(text)
  expect(named(connecting.filter((spec) => !isWatched(spec)))).toEqual([])
})

test('no browser test that connects a wallet opens a page in its own browser without a check', () => {
  const opens = /\bbrowser\s*\.\s*new(Page|Context)\(/
  const opening = specs.filter(({ text }) => connects.test(text) && opens.test(text) && !watchesItself(text))
  expect(named(opening)).toEqual([])
})

test('every phone of a browser test passes its requests to the signing check', () => {
  for (const { path, text } of specs)
    for (const [call] of text.matchAll(/openTestPhone\([\s\S]*?\n {2}\)|openTestPhone\([^\n]*\)/g))
      expect(call, path).toMatch(/\.hear\(/)
})

test('every test of a page with a wallet has a signing check', () => {
  const tests = [...files('src/pages', /\.tsx?$/), ...files('test/faults', /\.tsx?$/)]
  const isFixture = ({ path }: { path: string }) => path.endsWith('walletFixture.ts')
  const connecting = tests.filter(({ text }) => /\bconnectFakeWallet\(/.test(text))
  expect(named(connecting.filter((each) => !isFixture(each)))).toEqual([])
  const sending = tests.filter(({ text }) => /\bfakeChain\(/.test(text))
  expect(sending.length).toBeGreaterThan(1)
  expect(named(sending.filter(({ text }) => !/\bthroughWallet\(/.test(text)))).toEqual([])
  const heard = tests.filter((each) => /\bconnectHeardWallet\(/.test(each.text) && !isFixture(each))
  expect(named(heard.filter(({ text }) => !/\bholdWordsAfterEach\(/.test(text)))).toEqual([])
})
