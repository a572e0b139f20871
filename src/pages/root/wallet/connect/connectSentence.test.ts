import { expect, test } from 'vitest'
import { connectSentence } from './connectSentence.ts'

test.each([
  [{ code: 4001, message: 'User rejected the request.' }, 'You declined in Tally.'],
  [{ cause: { code: 4001 } }, 'You declined in Tally.'],
  [{ code: -32_002 }, 'Tally is already asking. Open it and answer there.'],
  [{ shortMessage: 'Locked.', message: 'Locked. Version: viem' }, 'Tally did not connect. Locked.'],
  [new Error('No window'), 'Tally did not connect. No window'],
  [{}, 'Tally did not connect.'],
])('%j reads as “%s”', (error, sentence) => {
  expect(connectSentence(error, 'Tally')).toBe(sentence)
})

test('a long message of a wallet is cut', () => {
  expect(connectSentence(new Error('x'.repeat(900)), 'Tally').length).toBeLessThanOrEqual(201)
})

test.each([
  [null],
  [undefined],
  [{}],
  [new TypeError("Cannot destructure property 'code' of 'e' as it is null.")],
])('a wallet that throws %o while it connects ends in one plain sentence', (thrown) => {
  expect(connectSentence(thrown, 'Rabby')).toBe('Rabby did not connect.')
})
