import { expect, test } from 'vitest'
import type { Snapshot } from '#domain/lending/action/actionFigures.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { roundingNote } from './roundingNote.ts'

const held = (wallet: string, deposited: string) =>
  ({ wallet: decimal(wallet), deposited: decimal(deposited) }) as Snapshot

test('what a deposit loses to the shares of the pool is named to the base unit', () => {
  const figures = { before: held('100', '7'), after: held('60', '46.999999') }
  expect(roundingNote('deposit', figures, 'TUSD')).toBe(
    'The pool rounds down: 0.000001 TUSD less is counted.',
  )
})

test('a deposit that is counted whole, one that is not entered yet, and other actions have nothing to say', () => {
  const whole = { before: held('100', '7'), after: held('60', '47') }
  const none = { before: held('100', '7'), after: held('100', '7') }
  expect(roundingNote('deposit', whole, 'TUSD')).toBeNull()
  expect(roundingNote('deposit', none, 'TUSD')).toBeNull()
  expect(roundingNote('withdraw', { before: held('1', '9'), after: held('2', '7') }, 'TUSD')).toBeNull()
})
