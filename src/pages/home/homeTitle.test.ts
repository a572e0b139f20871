import { expect, test } from 'vitest'
import { homeTitle } from './homeTitle.ts'

test.each([
  [{ markets: true, lending: true }, 'Trade, borrow and explore'],
  [{ markets: true, lending: false }, 'Trade and explore'],
  [{ markets: false, lending: true }, 'Borrow and explore'],
  [{ markets: false, lending: false }, 'Explore'],
])('the front page of a network with %o names only those areas', (parts, title) => {
  expect(homeTitle(parts)).toBe(title)
})
