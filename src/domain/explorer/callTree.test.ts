import { expect, test } from 'vitest'
import type { Address } from '#lib/wire/shapes.ts'
import {
  type Call,
  countCalls,
  failureOrigin,
  treeOfPlaces,
  treeOfSenders,
  withoutStatic,
} from './callTree.ts'

const [user, router, pool, token, library] = ['aa', 'bb', 'cc', 'dd', 'ee'].map(
  (byte) => `0x${byte.repeat(20)}` as Address,
) as [Address, Address, Address, Address, Address]

const call = (from: Address, to: Address, type = 'call') => ({
  type,
  from,
  to,
  value: 0n,
  gas: null,
  gasUsed: null,
  input: null,
  output: null,
  error: null,
})

type Shape = [Address | null, ...Shape[]]
const shape = (calls: readonly Call[]): Shape[] => calls.map(({ to, calls: inner }) => [to, ...shape(inner)])

test('treeOfPlaces puts calls at their trace address, whatever their order', () => {
  const listed = [
    { ...call(pool, token), place: [0, 10] },
    { ...call(pool, library), place: [0, 2] },
    { ...call(user, router), place: [] },
    { ...call(router, token), place: [1] },
    { ...call(router, pool), place: [0] },
  ]
  expect(shape(treeOfPlaces(listed))).toEqual([[router, [pool, [library], [token]], [token]]])
})

test('treeOfSenders puts a call under the last call that runs as its sender', () => {
  const listed = [
    call(router, pool),
    call(pool, library, 'delegatecall'),
    call(pool, token, 'staticcall'),
    call(router, token),
  ]
  expect(shape(treeOfSenders(listed))).toEqual([[pool, [library, [token]]], [token]])
})

test('treeOfSenders puts a call of an unknown sender at the top', () => {
  const tree = treeOfSenders([call(router, pool), call(user, token)])
  expect(shape(tree)).toEqual([[pool], [token]])
  expect(countCalls(tree)).toBe(2)
})

const node = (to: Address, more: Partial<Call> = {}): Call => ({ ...call(user, to), calls: [], ...more })

test('withoutStatic leaves out static calls with all inside of them, and keeps one that failed', () => {
  const read = node(token, { type: 'STATICCALL', calls: [node(library, { type: 'DELEGATECALL' })] })
  const failed = node(token, { type: 'staticcall', error: 'out of gas' })
  expect(shape(withoutStatic([node(router, { calls: [read, node(pool), failed] })]))).toEqual([
    [router, [pool], [token]],
  ])
})

test.each([
  ['no call', null, null, [node(pool)]],
  ['the call around it, where it caught the inner failure', 'reverted', router, [failing(pool), node(token)]],
  ['the call around it, where its answer is another one', 'reverted', router, [failing(pool, '0x12')]],
  ['the deepest call that every call around it passed on', 'reverted', token, [failing(pool, null, token)]],
])('a failure began in %s', (_, error, to, calls) => {
  expect(failureOrigin([node(router, { error, calls })])?.to ?? null).toBe(to)
})

function failing(to: Address, output: Call['output'] = null, inside?: Address): Call {
  return node(to, { error: 'out of gas', output, calls: inside ? [failing(inside)] : [] })
}
