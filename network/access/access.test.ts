import { expect, test } from 'vitest'
import { accessProblem, readAccess, withOwnPages } from './access.ts'

const host = '127.0.0.1:8545'
const isAllowed = (headers: Record<string, string>, list = '') =>
  accessProblem({ host, ...headers }, readAccess({ TIDELINE_ALLOW: list, TIDELINE_APP_PORT: '5000' })) ===
  undefined

test.each([
  [{}, true],
  [{ host: 'localhost' }, true],
  [{ host: 'LocalHost:9' }, true],
  [{ host: '[::1]:8545' }, true],
  [{ host: 'evil.example:8545' }, false],
  [{ host: '127.0.0.1.evil.example' }, false],
  [{ host: 'localhost:8545@evil.example' }, false],
  [{ origin: 'http://127.0.0.1:5000' }, true],
  [{ origin: 'http://localhost:5000' }, true],
  [{ origin: 'http://127.0.0.1:8545' }, false],
  [{ origin: 'https://127.0.0.1:5000' }, false],
  [{ origin: 'http://127.0.0.1:5000.evil.example' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ origin: 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn' }, true],
  [{ origin: 'https://x-extension://y' }, false],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, false],
  [{ 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, false],
  [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, true],
  [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }, true],
])('a request with %j is answered: %j', (headers, allowed) => {
  expect(isAllowed(headers)).toBe(allowed)
})

test('the list admits an origin, a host name, or every caller', () => {
  const list = 'https://app.example, node.example'
  expect(isAllowed({ origin: 'https://app.example' }, list)).toBe(true)
  expect(isAllowed({ host: 'node.example:8545' }, list)).toBe(true)
  expect(isAllowed({ host: 'app.example' }, list)).toBe(false)
  expect(isAllowed({ origin: 'https://node.example' }, list)).toBe(false)
  expect(isAllowed({ host: 'evil.example', origin: 'null' }, '*')).toBe(true)
})

test('pages of a server may send requests to that server under the names of this machine', () => {
  const access = readAccess({})
  const problem = (asked: { host: string; origin: string }) =>
    accessProblem(asked, withOwnPages(asked, access))
  expect(problem({ host: 'localhost:7', origin: 'http://localhost:7' })).toBeUndefined()
  expect(problem({ host: 'localhost:7', origin: 'http://localhost:8' })).toBeDefined()
  expect(problem({ host: 'evil.example', origin: 'http://evil.example' })).toBeDefined()
})

test.each([
  [{ TIDELINE_ALLOW: 'https://app.example/path' }, /^TIDELINE_ALLOW must list origins/],
  [{ TIDELINE_ALLOW: 'a b' }, /not "a b"\.$/],
  [{ TIDELINE_DEVELOPMENT_METHODS: 'yes' }, /^TIDELINE_DEVELOPMENT_METHODS must be "pages" or empty/],
])('error: %j is one sentence', (environment, sentence) => {
  expect(() => readAccess(environment)).toThrow(sentence)
})
