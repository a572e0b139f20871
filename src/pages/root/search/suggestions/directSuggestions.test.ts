import { expect, test } from 'vitest'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { directSuggestions } from './directSuggestions.ts'

const hash = `0x${'8f'.repeat(32)}`
const address = `0x${'ab'.repeat(20)}`

test.each([
  [
    'a hash may be a transaction or a block',
    hash,
    [`Transaction /tx/${hash}`, `Block with this hash /block/${hash}`],
  ],
  ['an address', address, [`Address /address/${address}`]],
  ['a block number', '#12', ['Block 12 /block/12']],
  ['other text', 'tide', ['Search for “tide” /search?q=tide']],
  ['no text', ' ', []],
])('%s has its suggestions', (_, typed, expected) => {
  const found = directSuggestions(parseSearch(typed)).map(({ title, path }) => `${title} ${path}`)
  expect(found).toEqual(expected)
})
