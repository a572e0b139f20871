import { expect, test } from 'vitest'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { directSuggestions } from './directSuggestions.ts'

test('a hash may be a transaction or a block, so both are suggested', () => {
  const paths = directSuggestions(parseSearch('8f'.repeat(32))).map(({ path }) => path)
  expect(paths).toEqual([`/tx/0x${'8f'.repeat(32)}`, `/block/0x${'8f'.repeat(32)}`])
})
