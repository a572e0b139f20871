import { expect, test } from 'vitest'
import { homeWords } from './homeWords.ts'

test.each([
  [{ markets: true, lending: true }, 'Markets, chain and credit of', /^Trade .*, borrow .*, look up /],
  [{ markets: true, lending: false }, 'Markets and chain of', /^Trade [^,]*, look up /],
  [{ markets: false, lending: true }, 'Chain and credit of', /^Borrow [^,]*, look up /],
  [{ markets: false, lending: false }, 'Blocks, transactions and tokens of', /^Look up /],
])('the front page of a network with %o promises only that', (parts, title, sentence) => {
  expect(homeWords(parts)).toEqual({ title, sentence: expect.stringMatching(sentence) })
})
