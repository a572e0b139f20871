import { expect, test } from 'vitest'
import {
  isNamesake,
  lookAlikes,
  onlyLooksLatin,
  otherLetters,
  plainReadings,
  skeleton,
} from './lookAlikes.ts'

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
])('%s and %s do not look alike', (one, other) => {
  expect(skeleton(one)).not.toBe(skeleton(other))
})

test.each([
  ['TUSD', 'TUSD', true],
  ['TUSD', 'tusd', true],
  ['TUSD', 'ТUSD', true],
  ['DAI', 'dai', true],
  ['DAI', 'DAl', true],
  ['TUSD', 'HUSD', false],
  ['TIDE', 'TIDES', false],
])('%s and %s are namesakes: %s', (one, other, expected) => {
  expect(isNamesake(one, other)).toBe(expected)
  expect(isNamesake(other, one)).toBe(expected)
})

test.each([
  ['\u0422IDE', ['TIDE']],
  ['T\u0406DE', ['TIDE', 'TlDE']],
  ['Ill \u0422', ['Ill T']],
  ['ＵＳＤＣ', ['USDC']],
])('%s reads in plain letters as %j', (name, readings) => {
  expect(plainReadings(name)).toEqual(readings)
})

test('lookAlikes marks only the imitation of a plain ASCII name', () => {
  const names = [named('a', 'ТIDЕ'), named('b', 'TIDE'), named('c', 'CRAB')]
  expect([...lookAlikes(names)]).toEqual([['a', named('b', 'TIDE')]])
})

test('lookAlikes takes a trusted name for the original, whatever its letters', () => {
  const names = [named('a', 'ТIDЕ', true), named('b', 'TIDE')]
  expect([...lookAlikes(names).keys()]).toEqual(['b'])
})

test('lookAlikes marks all names where the original is unknown', () => {
  expect([...lookAlikes([named('a', 'TIDE'), named('b', 'T1DE')]).keys()]).toEqual(['a', 'b'])
})

test('lookAlikes marks different tokens of one name, each with another one of it', () => {
  const names = [named('a', 'LP'), named('b', 'LP'), named('c', ''), named('d', '')]
  expect([...lookAlikes(names)]).toEqual([
    ['a', named('b', 'LP')],
    ['b', named('a', 'LP')],
  ])
})

test('lookAlikes marks only the untrusted one of two equal names', () => {
  const names = [named('a', 'LP', true), named('b', 'LP')]
  expect([...lookAlikes(names)]).toEqual([['b', named('a', 'LP', true)]])
})

test('lookAlikes marks two tokens of a known symbol, which one of them may be', () => {
  expect([...lookAlikes([named('a', 'USDC'), named('b', 'USDC')]).keys()]).toEqual(['a', 'b'])
})

test('lookAlikes marks the imitation and the equals of a name', () => {
  const names = [named('a', 'TIDE'), named('b', 'TIDE'), named('c', 'ТIDE')]
  expect([...lookAlikes(names)].map(([id, other]) => `${id} ${other.id}`)).toEqual(['a b', 'b a', 'c a'])
})

test('lookAlikes marks an imitation of a known symbol that is not in the list', () => {
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

test.each([
  ['ТIDE', true],
  ['TIDE', false],
  ['Ёлка', false],
])('%s only looks Latin: %s', (name, expected) => {
  expect(onlyLooksLatin(name)).toBe(expected)
})

test.each([
  ['\u0422ID\u0415', '\u0422 is Cyrillic, \u0415 is Cyrillic'],
  ['\u0395T\u0395', '\u0395 is Greek'],
  ['TIDE', ''],
  ['Ti\u00e9de', ''],
])('the letters of %s that only look plain are named with their scripts', (name, letters) => {
  expect(otherLetters(name)).toBe(letters)
})
