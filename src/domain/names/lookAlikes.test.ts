import { expect, test } from 'vitest'
import { lookAlikes, skeleton } from './lookAlikes.ts'

const named = (id: string, name: string, isTrusted = false) => ({ id, name, isTrusted })

test.each([
  ['TIDE', 'ТIDЕ'],
  ['USDC', 'USDС'],
  ['USDT', '𝐔𝐒𝐃𝐓'],
  ['WETH', 'ＷETH'],
  ['Uniswap', 'Unіswap'],
  ['ETH', 'ΕΤΗ'],
  ['MATIC', 'MATlC'],
  ['DAI', 'DA1'],
  ['link', '1ink'],
  ['omen', 'ornen'],
])('%s and %s look alike', (one, other) => {
  expect(one).not.toBe(other)
  expect(skeleton(one)).toBe(skeleton(other))
})

test.each([
  ['TIDE', 'TIDY'],
  ['USDC', 'USDT'],
  ['Ж', 'X'],
  ['海', '每'],
  ['TIDE', 'TÍDE'],
])('%s and %s do not', (one, other) => {
  expect(skeleton(one)).not.toBe(skeleton(other))
})

test('beside the plain name only its imitation is marked, with what it imitates', () => {
  const names = [named('a', 'ТIDЕ'), named('b', 'TIDE'), named('c', 'CRAB')]
  expect([...lookAlikes(names)]).toEqual([['a', named('b', 'TIDE')]])
})

test('a name somebody vouches for is the original, whatever its letters', () => {
  const names = [named('a', 'ТIDЕ', true), named('b', 'TIDE')]
  expect([...lookAlikes(names).keys()]).toEqual(['b'])
})

test('where nobody can say which is the imitation each is marked', () => {
  expect([...lookAlikes([named('a', 'TIDE'), named('b', 'T1DE')]).keys()]).toEqual(['a', 'b'])
})

test('tokens with the very same name, and tokens without one, are not look-alikes', () => {
  expect(lookAlikes([named('a', 'LP'), named('b', 'LP'), named('c', ''), named('d', '')]).size).toBe(0)
})

test('a known symbol is imitated also where no token of it is in the list', () => {
  const known = { id: '', name: 'USDC', isTrusted: true }
  expect([...lookAlikes([named('a', 'USDС')])]).toEqual([['a', known]])
  expect(lookAlikes([named('b', 'USDC')]).size).toBe(0)
  const both = lookAlikes([named('a', 'USDС'), named('b', 'USDC')])
  expect([...both]).toEqual([['a', named('b', 'USDC')]])
})

const homoglyphs = [
  ...['ÜSDT', 'USÐT'].map((name) => [name, false] as const),
  ...['UЅDT', 'USDТ', 'ՍSDT', 'USDᎢ', 'ꓴSDT', 'US𝐃T', 'ＵＳＤＴ', '𝖴𝖲𝖣𝖳', 'U\u200bSDТ'].map(
    (name) => [name, true] as const,
  ),
  ...['ЕTH', 'EТH', 'ETН', 'ΕTH', 'EΤH', 'ETΗ', 'ᎬTH', '𝓔𝓣𝓗', 'ꓰTH'].map((name) => [name, true] as const),
  ...['DАI', 'DΑI', 'DAІ', 'DAΙ', 'DAl', 'DA1', 'DA|', 'ᎠAI', 'ꓓAI', 'DꓮI'].map(
    (name) => [name, true] as const,
  ),
  ...['WBТC', 'WВTC', 'WΒTC', 'WBTС', 'ԜBTC', 'ꓪBTC', 'WBTⅭ', 'WᏴTC', 'WBꓔC'].map(
    (name) => [name, true] as const,
  ),
  ...['ETC', 'USDE', 'DAO', 'café', 'Børse', '東京', 'Ж', 'Я', 'ñandú', 'WETHx', 'Привет'].map(
    (name) => [name, false] as const,
  ),
]

test.each(homoglyphs)('%s imitates a known symbol: %s', (name, expected) => {
  const clean = name.replace(/\u200b/g, '')
  expect(lookAlikes([named('a', clean)]).size > 0).toBe(expected)
})
