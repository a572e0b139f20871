import { encodeAbiParameters, encodeEventTopics } from 'viem'
import { expect, test } from 'vitest'
import type { Hex } from '#lib/wire/shapes.ts'
import { commonAbi } from './commonAbi.ts'
import { userOperations } from './userOperations.ts'

const sender = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const paymaster = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const none = `0x${'00'.repeat(20)}` as const
const hash = `0x${'ab'.repeat(32)}` as const

function operationLog(payer: Hex, isSuccess: boolean) {
  const topics = encodeEventTopics({
    abi: commonAbi,
    eventName: 'UserOperationEvent',
    args: { userOpHash: hash, sender, paymaster: payer },
  }) as Hex[]
  const types = ['uint256', 'bool', 'uint256', 'uint256'].map((type) => ({ type }))
  return { topics, data: encodeAbiParameters(types, [5n, isSuccess, 10n ** 15n, 90_000n]) }
}

test('userOperations reads the operations of a bundle and their paymasters from its logs', () => {
  const other = { topics: [hash], data: '0x' as const }
  expect(userOperations([other, operationLog(none, true), operationLog(paymaster, false)])).toEqual([
    { hash, sender, paymaster: null, nonce: 5n, succeeded: true, fee: 10n ** 15n, gasUsed: 90_000n },
    { hash, sender, paymaster, nonce: 5n, succeeded: false, fee: 10n ** 15n, gasUsed: 90_000n },
  ])
})

test('userOperations ignores a log with the event’s topic whose data does not fit', () => {
  const { topics } = operationLog(none, true)
  expect(userOperations([{ topics, data: '0x00' }])).toEqual([])
})
