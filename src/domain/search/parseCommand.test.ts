import { expect, test } from 'vitest'
import { parseCommand } from './parseCommand.ts'

test.each([
  ['borrow 100 TUSD', 'borrow', '100', 'TUSD'],
  ['Borrow TUSD', 'borrow', '', 'TUSD'],
  ['repay', 'repay', '', ''],
  ['repay 1,250.5', 'repay', '1250.5', ''],
  ['supply .5 weth', 'deposit', '.5', 'weth'],
  ['withdraw 2 W BTC', 'withdraw', '2', 'W BTC'],
])('“%s” is to %s %s of “%s”', (text, action, amount, name) => {
  expect(parseCommand(text)).toEqual({ kind: 'lend', action, amount, name })
})

test.each([
  ['buy TIDE', 'buy', 'in', '', 'TIDE'],
  ['buy 100 TIDE', 'buy', 'out', '100', 'TIDE'],
  ['buy $100 TIDE', 'buy', 'in', '100', 'TIDE'],
  ['buy $1,000 of TIDE', 'buy', 'in', '1000', 'TIDE'],
  ['buy 100 usd of Tide Token', 'buy', 'in', '100', 'Tide Token'],
  ['BUY tide for 25', 'buy', 'in', '25', 'tide'],
  ['buy TIDE with $25', 'buy', 'in', '25', 'TIDE'],
  ['sell 5 TIDE', 'sell', 'in', '5', 'TIDE'],
  ['sell  TIDE', 'sell', 'in', '', 'TIDE'],
  ['sell TIDE for 100', 'sell', 'out', '100', 'TIDE'],
  ['buy 2048', 'buy', 'in', '', '2048'],
])('“%s”: %s, exact %s, %s, of “%s”', (text, side, exact, amount, name) => {
  expect(parseCommand(text)).toEqual({ kind: 'trade', side, exact, amount, name })
})

test.each(['buy', 'sell ', 'TIDE', 'borrower', 'buyer of TIDE', 'repaying', '', '0x12'])(
  '“%s” is a search, not a command',
  (text) => {
    expect(parseCommand(text)).toBeNull()
  },
)
