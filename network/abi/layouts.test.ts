import {
  type Abi,
  type AbiParameter,
  encodeAbiParameters,
  type Hex,
  hexToBigInt,
  parseAbi,
  slice,
} from 'viem'
import { expect, test } from 'vitest'
import { layoutFiles } from './layouts.ts'

const abi = parseAbi([
  'struct Inner { uint16 low; bool on; }',
  'struct Outer { address asset; string text; uint256[5] rates; Inner inner; uint8[2][3] grid; uint256[] list; uint256 last; }',
  'struct Fixed { uint256 first; Inner[2] pair; uint256 last; }',
  'function one() view returns (Outer)',
  'function many() view returns (Fixed[])',
  'function plain() view returns (uint256)',
])

/** Adds the struct names that the compiler writes and a human-readable ABI lacks. */
function named(entries: Abi): Abi {
  const names = new Map([
    ['asset', 'struct Pool.Outer'],
    ['low', 'struct Pool.Inner'],
    ['first', 'struct Fixed'],
  ])
  const name = (parameter: AbiParameter): AbiParameter => {
    if (!('components' in parameter)) return parameter
    const components = parameter.components.map(name)
    return { ...parameter, components, internalType: names.get(components[0]?.name ?? '') as string }
  }
  return entries.map((entry) =>
    entry.type === 'function' ? { ...entry, outputs: entry.outputs.map(name) } : entry,
  )
}

function constants(file: string | undefined) {
  return Object.fromEntries(
    [...(file ?? '').matchAll(/export const (\w+) = (\d+)/g)].map(([, name, place]) => [name, Number(place)]),
  )
}

function word(data: Hex, place: number) {
  return hexToBigInt(slice(data, place * 32, place * 32 + 32))
}

test('a layout has each field’s offset in words, also after nested structs and arrays', () => {
  const files = layoutFiles(named(abi))
  expect(Object.keys(files)).toEqual(['outer', 'inner', 'fixed'])

  const outer = constants(files.outer)
  const value = {
    asset: '0x0000000000000000000000000000000000000007',
    text: 'a text',
    rates: [11n, 12n, 13n, 14n, 15n],
    inner: { low: 21, on: true },
    grid: [
      [31, 32],
      [33, 34],
      [35, 36],
    ],
    list: [41n],
    last: 51n,
  } as const
  const encoded = encodeAbiParameters(abi[0].outputs, [value])
  // The answer begins with the place of the struct: one word.
  const at = (field: string, further = 0) => word(encoded, 1 + (outer[field] ?? Number.NaN) + further)
  expect(at('asset')).toBe(7n)
  expect(at('rates', 4)).toBe(15n)
  expect(at('inner', 1)).toBe(1n)
  expect(at('grid', 5)).toBe(36n)
  expect(at('last')).toBe(51n)
  expect(word(encoded, 1 + Number(at('text')) / 32)).toBe(6n)
  expect(word(encoded, 1 + Number(at('list')) / 32 + 1)).toBe(41n)
  expect(at('text') / 32n).toBe(BigInt(outer.words ?? 0))

  const fixed = constants(files.fixed)
  const rows = [1n, 2n].map((last) => ({
    first: 0n,
    pair: [
      { low: 0, on: false },
      { low: 5, on: true },
    ] as const,
    last,
  }))
  const list = encodeAbiParameters(abi[1].outputs, [rows])
  expect(word(list, 2 + (fixed.words ?? 0) + (fixed.last ?? 0))).toBe(2n)
  expect(word(list, 2 + (fixed.pair ?? 0) + 2)).toBe(5n)
  expect(constants(files.inner)).toEqual({ low: 0, on: 1, words: 2 })
})

test('a field with the name of the size constant is refused', () => {
  const clash = parseAbi(['struct S { uint256 words; }', 'function f() view returns (S)'])
  const [entry] = clash
  const outputs = entry.outputs.map((output) => ({ ...output, internalType: 'struct S' }))
  expect(() => layoutFiles([{ ...entry, outputs }])).toThrow('number of words')
})
