import { expect, test } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { worthNote } from './worthNote.ts'

const tokens = ['2 unpriced tokens']

test.each([
  ['31341162', [], false, '$51,043.97 without ETH'],
  ['31341162', [], true, 'At least. $51,043.97 without ETH'],
  ['31341162', tokens, false, 'Without 2 unpriced tokens. $51,043.97 without ETH'],
  ['31341162', tokens, true, 'At least. $51,043.97 without ETH'],
  ['0', [], false, 'With ETH'],
  ['0', tokens, true, 'At least, without 2 unpriced tokens'],
  [null, [], false, 'Without ETH (no price)'],
  [null, tokens, true, 'At least, without ETH (no price) and 2 unpriced tokens'],
])(
  'a net worth with $%s of the coin, %j and only a part read: %s, says "%s"',
  (coin, missing, isLeast, note) => {
    const coinless = decimal('51043.97')
    expect(
      worthNote({ symbol: 'ETH', coin: coin === null ? null : decimal(coin), coinless, missing, isLeast }),
    ).toBe(note)
  },
)
