import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import {
  answerAsNode,
  connectChain,
  connectPerson,
  contextOf,
  emptyBrowserBeforeEach,
  openAction,
  typeAmount,
  user,
} from '#pages/testing/actionFixture.tsx'

beforeAll(() => connectPerson(), 30_000)
emptyBrowserBeforeEach()

const gwei = '0x3b9aca00'
const asTopic = (address: string) => address.replace('0x', '0x'.padEnd(26, '0'))
const deposit = contextOf('deposit', { wallet: 100_000_000n })

/** A node on which an approval takes 100,000 gas and every mined transaction took 200,000; `hasDeposit`: somebody has deposited. */
function answerFees(hasDeposit: boolean) {
  answerAsNode((method, call) => {
    const [kinds, asset] = (call as { topics?: [string[], string] } | undefined)?.topics ?? []
    const mined = {
      transactionHash: `0x${'77'.repeat(32)}`,
      blockNumber: '0x1',
      from: user,
      status: '0x1',
      gasUsed: '0x30d40',
      effectiveGasPrice: gwei,
    }
    const answers: Record<string, unknown> = {
      eth_chainId: '0x7a69',
      eth_estimateGas: '0x186a0',
      eth_gasPrice: gwei,
      eth_getTransactionReceipt: { ...mined, transactionHash: call },
      eth_getLogs:
        hasDeposit && kinds && asset === asTopic(deposit.asset)
          ? [
              {
                ...mined,
                address: '0x00000000000000000000000000000000000000cc',
                topics: [kinds[0], asset, asTopic(user)],
                data: '0x1'.padEnd(66, '0'),
                logIndex: '0x0',
              },
            ]
          : [],
    }
    return answers[method] ?? '0x0'
  })
}

const line = (label: string) => screen.queryByText(label)?.parentElement?.textContent

test.each([
  ['both fees, where the pool has a deposit of the asset', true, 'Network fees ≈', /0\.0003\d* ETH$/],
  [
    'the fee of the approval alone, where it has none',
    false,
    'Network fee, step 1 of 2 ≈',
    /0\.0001\d* ETH$/,
  ],
])('a deposit with an approval says %s', async (_, hasDeposit, label, fee) => {
  answerFees(hasDeposit)
  connectChain()
  await openAction(deposit)
  typeAmount('40')
  await vi.waitFor(() => expect(line(label)).toMatch(fee))
})
