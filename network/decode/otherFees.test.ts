import { expect, test } from 'vitest'
import { blobFee, otherFees, rollupFee } from './otherFees.ts'

const receipt = { gasUsed: '0x5208' } as const

test('a transaction with blobs pays for them, and one on a rollup for its data on L1', () => {
  const blobs = { ...receipt, blobGasUsed: '0x20000', blobGasPrice: '0x3' } as const
  expect(otherFees({ type: '0x3' }, blobs)).toEqual({ blobGasUsed: 131_072n, blobGasPrice: 3n })
  expect(otherFees({ type: '0x2' }, { ...receipt, l1Fee: '0x64' })).toEqual({ l1Fee: 100n })
})

test('a receipt with nulls and one without the fields tell no other fee', () => {
  const nulls = { ...receipt, blobGasUsed: null, blobGasPrice: null, l1Fee: null } as const
  expect([otherFees({ type: '0x3' }, nulls), otherFees({}, receipt)]).toEqual([{}, {}])
})

test('a rollup that gives the size of the data as blob gas sells no blobs', () => {
  const jovian = { ...receipt, blobGasUsed: '0x9c40', blobGasPrice: '0x1', l1Fee: '0x5' } as const
  expect(otherFees({ type: '0x2' }, jovian)).toEqual({ l1Fee: 5n })
})

test('the operator’s fee multiplies gas by millionths of its scalar since Isthmus, by hundreds since Jovian', () => {
  const operator = { ...receipt, operatorFeeScalar: '0xf4240', operatorFeeConstant: '0x7' } as const
  expect(otherFees({ type: '0x2' }, operator)).toEqual({ operatorFee: 21_007n })
  const jovian = { ...operator, operatorFeeScalar: '0x2', daFootprintGasScalar: '0x190' } as const
  expect(otherFees({ type: '0x2' }, jovian)).toEqual({ operatorFee: 4_200_007n })
})

test('a deposit from L1 pays nothing on the rollup', () => {
  const named = { ...receipt, l1Fee: '0x64', operatorFeeConstant: '0x7' } as const
  expect(otherFees({ type: '0x7e' }, named)).toEqual({})
})

test('what a rollup took is its own part and that of its operator; blobs without a price stay unknown', () => {
  expect(rollupFee({ l1Fee: 100n, operatorFee: 7n })).toBe(107n)
  expect(rollupFee({ l1Fee: null })).toBe(0n)
  expect(blobFee({ type: 3, blobGasUsed: 131_072n, blobGasPrice: 3n })).toBe(393_216n)
  expect(blobFee({ type: 3, blobGasUsed: 131_072n, blobGasPrice: null })).toBeNull()
  expect(blobFee({ type: 3, blobGasUsed: null, blobGasPrice: 3n })).toBeNull()
  expect(blobFee({ type: 2 })).toBe(0n)
})
