import { expect, test } from 'vitest'
import { homeLine, homeTitle } from './homeTitle.ts'

test.each([
  [{ markets: true, lending: true }, 'Trade, borrow and explore'],
  [{ markets: true, lending: false }, 'Trade and explore'],
  [{ markets: false, lending: true }, 'Borrow and explore'],
  [{ markets: false, lending: false }, 'Explore'],
])('the front page of a network with %o names only those areas', (parts, title) => {
  expect(homeTitle(parts)).toBe(title)
})

test.each([
  [
    { markets: true, lending: true },
    true,
    'Token markets, credit and the whole chain in one tab. No account, nothing to install.',
  ],
  [
    { markets: true, lending: false },
    false,
    'Token markets and the whole chain in one tab. No account needed.',
  ],
  [{ markets: false, lending: true }, false, 'Credit and the whole chain in one tab. No account needed.'],
  [{ markets: false, lending: false }, false, 'The whole chain in one tab. No account needed.'],
])('the line below it, of a network with %o and a demo wallet %s, says what is here', (parts, demo, line) => {
  expect(homeLine(parts, demo, true)).toBe(line)
})

test('the line below it says nothing of an account to somebody who has a wallet', () => {
  expect(homeLine({ markets: true, lending: true }, true, false)).toBe(
    'Token markets, credit and the whole chain in one tab.',
  )
})
