import { expect, test } from 'vitest'
import { closestFirst } from './closestFirst.ts'

const match = (symbol: string | null, name: string | null, isScam = false) => ({ symbol, name, isScam })

test('the exact symbol stands before a whole word, that before a beginning, and the shorter name first', () => {
  const exact = match('TIDE', 'Tidewater')
  const word = match('TUSD', 'Tide Dollar')
  const receipt = match('pTUSD', 'Tideline deposit of Tide Dollar')
  const beginning = match('pWETH', 'Tideline deposit of Wrapped Ether')
  const inside = match('RIPTIDE', 'Rip')
  const all = [inside, beginning, receipt, word, exact]
  expect(closestFirst(all, ' tide ')).toEqual([exact, word, receipt, beginning, inside])
})

test('a symbol stands before a name: the exact ones first, then a symbol that begins with the text', () => {
  const symbol = match('TIDE', 'Tidewater Long Name')
  const name = match('TDE', 'Tide')
  const begins = match('TIDEX', 'Exchange of the sea')
  const word = match('TUSD', 'Tide Dollar')
  expect(closestFirst([word, begins, name, symbol], 'TIDE')).toEqual([symbol, name, begins, word])
})

test('a reported scam stands last, whatever its name', () => {
  const scam = match('TIDE', 'Tidewater', true)
  const other = match('RIPTIDE', null)
  expect(closestFirst([scam, other], 'TIDE')).toEqual([other, scam])
})
