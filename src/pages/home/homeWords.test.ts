import { expect, test } from 'vitest'
import { homeWords } from './homeWords.ts'

test.each([
  [{ markets: true, lending: true }, 'Trade, borrow and explore', /^Trade .*, borrow .*, look up /],
  [{ markets: true, lending: false }, 'Trade and explore', /^Trade [^,]*, look up /],
  [{ markets: false, lending: true }, 'Borrow and explore', /^Borrow [^,]*, look up /],
  [{ markets: false, lending: false }, 'Explore', /^Look up /],
])('the front page of a network with %o names only those areas', (parts, title, sentence) => {
  expect(homeWords(parts)).toEqual({ title, sentence: expect.stringMatching(sentence) })
})
