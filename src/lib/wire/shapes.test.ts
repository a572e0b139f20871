import * as v from 'valibot'
import { getAddress, keccak256, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { parseLosslessJson } from './losslessJson.ts'
import {
  address,
  baseUnits,
  checksummed,
  decimal,
  hash,
  hexData,
  integer,
  lenientList,
  longText,
  optionalAddress,
  text,
  timestamp,
} from './shapes.ts'

function read<S extends v.GenericSchema>(schema: S, value: unknown) {
  const result = v.safeParse(schema, value)
  return result.success ? result.output : 'refused'
}

test('an address in any case gets its checksum', () => {
  const checksum = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  expect(read(address, checksum.toLowerCase())).toBe(checksum)
  expect(read(address, `0x${checksum.slice(2).toUpperCase()}`)).toBe(checksum)
})

test('the checksums of a hundred addresses equal those of viem', () => {
  for (let index = 0; index < 100; index += 1) {
    const lower = `0x${keccak256(stringToHex(`address ${index}`)).slice(-40)}` as const
    expect(checksummed(lower)).toBe(getAddress(lower))
  }
})

test.each([
  null,
  7,
  '',
  '0x',
  '0x12',
  `0x${'g'.repeat(40)}`,
  `0x${'a'.repeat(42)}`,
  'javascript:alert(1)',
  {},
  [],
])('%s is no address', (value) => {
  expect(read(address, value)).toBe('refused')
})

test('hashes and bytes become lower case, and only whole bytes are valid', () => {
  expect(read(hash, `0x${'AB'.repeat(32)}`)).toBe(`0x${'ab'.repeat(32)}`)
  expect(read(hash, `0x${'ab'.repeat(31)}`)).toBe('refused')
  expect(read(hexData, '0x')).toBe('0x')
  expect(read(hexData, '0xabc')).toBe('refused')
})

test('base units are strings or safe numbers, and an empty string is not zero', () => {
  expect(
    read(baseUnits, '115792089237316195423570985008687907853269984665640564039457584007913129639935'),
  ).toBe(2n ** 256n - 1n)
  expect(read(baseUnits, 5)).toBe(5n)
  expect(read(baseUnits, '-5')).toBe(-5n)
  for (const value of [
    '',
    ' 5',
    '1e18',
    '0x10',
    '1.5',
    1.5,
    2 ** 53,
    Number.NaN,
    null,
    undefined,
    '9'.repeat(90),
  ]) {
    expect(read(baseUnits, value)).toBe('refused')
  }
})

test('a count above the safe integers is an issue and not rounded', () => {
  expect(read(integer, '9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
  expect(read(integer, '9007199254740993')).toBe('refused')
})

test('decimals are exact in every notation', () => {
  expect(read(decimal, '0.10')).toBe('0.1')
  expect(read(decimal, 1e-7)).toBe('0.0000001')
  for (const value of ['', 'NaN', '5%', null, Number.POSITIVE_INFINITY])
    expect(read(decimal, value)).toBe('refused')
})

test.each([
  ['2026-03-12T09:30:00.000000Z'],
  ['2026-03-12T09:30:00Z'],
  ['2026-03-12T09:30:00'],
  ['2026-03-12 09:30:00'],
  [1_773_307_800],
  ['1773307800'],
  ['1773307800.000000'],
  ['1773307800000000'],
  ['1773307800000000000'],
  ['2026-03-12 09:30:00+00'],
  ['2026-03-12 09:30:00.000000+00'],
  ['2026-03-12 15:00:00+0530'],
  ['2026-03-12T10:30+01'],
  [1_773_307_800_000],
])('timestamp reads %s', (value) => {
  expect(read(timestamp, value)).toEqual(new Date('2026-03-12T09:30:00Z'))
})

test.each([
  '',
  'yesterday',
  'constructor',
  'block 7',
  'May 1',
  '12/3',
  '99999-01-01',
  '0',
  '1970-01-01T00:00:00Z',
  null,
  undefined,
  0,
  1,
  -5,
  1e20,
])('timestamp of %s is null', (value) => {
  expect(read(timestamp, value)).toBeNull()
})

test.each([null, undefined, '', '0x', '0x0', `0x${'0'.repeat(40)}`, `0x${'0'.repeat(64)}`])(
  'optionalAddress reads %s as none',
  (value) => {
    expect(read(optionalAddress, value)).toBeNull()
  },
)

test('optionalAddress reads an address in any case, and refuses other text', () => {
  const lower = `0x${'ab'.repeat(20)}`
  expect(read(optionalAddress, lower)).toBe(checksummed(lower))
  expect(read(optionalAddress, lower.toUpperCase().replace('X', 'x'))).toBe(checksummed(lower))
  for (const value of ['USDC', '0x12', 7, {}]) expect(read(optionalAddress, value)).toBe('refused')
  expect(v.safeParse(v.object({ left: optionalAddress }), {})).toMatchObject({ output: { left: null } })
})

test('names lose invisible and reordering characters, and are cut', () => {
  expect(read(text, 'US\u202EDT\u200B\u0000')).toBe('USDT')
  expect(read(text, '\u2066ab\u2069\uFEFF\u00AD')).toBe('ab')
  expect(read(text, `e${'\u0301'.repeat(500)}`)).toBe('e\u0301\u0301')
  expect(read(text, '\uD800x')).toBe('x')
  expect(read(text, '<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>')
  expect((read(text, 'w'.repeat(100_000)) as string).length).toBe(301)
  expect(read(text, { toString: 'x' })).toBe('refused')
})

test('a long text keeps its line breaks', () => {
  expect(read(longText, 'one\ntwo\r\u0007')).toBe('one\ntwo')
})

test('a list leaves out its invalid rows and counts them', () => {
  const rows = lenientList(v.object({ id: integer }))
  expect(read(rows, [{ id: 1 }, { id: '' }, null, { id: '2' }])).toEqual({
    rows: [{ id: 1 }, { id: 2 }],
    dropped: 2,
  })
  expect(read(rows, { items: [] })).toBe('refused')
})

test('keys that are parts of every object are dropped, and change no object', () => {
  const rows = lenientList(v.object({ id: integer, inner: v.object({ id: integer }) }))
  const polluted = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}'
  const wire = parseLosslessJson(`[{"id":1,${polluted},"inner":{"id":2,${polluted}}}]`)
  const answer = read(rows, wire) as { rows: object[] }
  expect(JSON.stringify(answer)).toBe('{"rows":[{"id":1,"inner":{"id":2}}],"dropped":0}')
  expect(Object.assign({}, answer.rows[0])).not.toHaveProperty('polluted')
  expect({}).not.toHaveProperty('polluted')
})
