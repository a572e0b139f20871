import { expect, test } from 'vitest'
import { readQuery } from '#lib/query.ts'
import { destination } from './destination.ts'
import { directSuggestions } from './directSuggestions.ts'

test.each([
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '/address/0x70997970c51812dc3a010c7d01b50e0d17dc79c8'],
  ['8f'.repeat(32), `/tx/0x${'8f'.repeat(32)}`],
  ['12,345', '/block/12345'],
  ['tide & ebb/?', '/search?q=tide%20%26%20ebb%2F%3F'],
  ['//evil.example', '/search?q=%2F%2Fevil.example'],
  ['', null],
])('Enter on “%s” goes to %s', (typed, path) => {
  expect(destination(readQuery(typed))).toBe(path)
})

test('a hash may be a transaction or a block: both are offered', () => {
  const paths = directSuggestions(readQuery('8f'.repeat(32))).map(({ path }) => path)
  expect(paths).toEqual([`/tx/0x${'8f'.repeat(32)}`, `/block/0x${'8f'.repeat(32)}`])
})
