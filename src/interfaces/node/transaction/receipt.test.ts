import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { readReceipt } from './receipt.ts'

const id = `0x${'ab'.repeat(32)}` as const
const receipt = {
  ...{ transactionHash: id, from: `0x${'cd'.repeat(20)}`, blockNumber: '0x7', status: '0x1' },
  ...{ gasUsed: '0x5208', effectiveGasPrice: '0x2' },
}

test.each<[string, object, bigint | null]>([
  ['of gas alone', {}, 0n],
  ['with blobs', { blobGasUsed: '0x20000', blobGasPrice: '0x3' }, 393_216n],
  ['of a rollup', { l1Fee: '0x64' }, 100n],
  ['whose node says nothing of blobs', { blobGasUsed: null, blobGasPrice: null, l1Fee: null }, 0n],
  ['with blobs of an untold price', { blobGasUsed: '0x20000' }, null],
  ['with blobs, by its type', { type: '0x3', blobGasUsed: '0x20000', blobGasPrice: '0x3' }, 393_216n],
  [
    'of a rollup that calls the size of its data blob gas',
    { type: '0x2', blobGasUsed: '0x9c40', l1Fee: '0x5' },
    5n,
  ],
  ['whose operator takes a fee', { operatorFeeScalar: '0xf4240', operatorFeeConstant: '0x7' }, 21_007n],
  [
    'whose operator takes a fee since Jovian',
    { operatorFeeScalar: '0x2', operatorFeeConstant: '0x7', daFootprintGasScalar: '0x190' },
    4_200_007n,
  ],
  ['that is a deposit from L1', { type: '0x7e', l1Fee: '0x64', operatorFeeConstant: '0x7' }, 0n],
])('the receipt of a transaction %s tells what it cost beside its gas', async (_, fields, otherFee) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, () => ({ result: { ...receipt, ...fields } })),
  )
  expect(await readReceipt(id)).toMatchObject({ gasUsed: 21_000n, gasPrice: 2n, otherFee })
  vi.unstubAllGlobals()
})
