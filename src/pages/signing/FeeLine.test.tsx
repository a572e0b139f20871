import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FeeLine } from './FeeLine.tsx'

const user = checksummed(`0x${'ab'.repeat(20)}`)

test.each([
  [true, 'Network fee, step 1 of 2 ≈'],
  [false, 'Network fee ≈'],
])('the fee of a call that is an approval (%s) is labelled: %s', async (isApproval, label) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
    answerCalls(String(body), () => ({ result: '0x5208' })),
  )
  renderPart(<FeeLine user={user} call={{ to: user, data: '0x' }} isApproval={isApproval} />)
  await screen.findByText(label)
})

test.each([true, false])(
  'an account without coin lacks its fee unless its wallet is the demo wallet (%s)',
  async (isDemo) => {
    await loadTestConfig()
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
      answerCalls(String(body), () => ({ result: '0x0' })),
    )
    setWalletState({ status: 'connected', address: user, chainId: 31_337, wallet: 'Test', isDemo })
    renderPart(<FeeLine user={user} call={null} />)
    await vi.waitFor(() => expect(screen.queryAllByText(/has no ETH/)).toHaveLength(isDemo ? 0 : 1))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryAllByText(/has no ETH/)).toHaveLength(isDemo ? 0 : 1)
  },
)

/**
 * The line of a purchase for 100 dollars on a network whose coin has this price in dollars. The next call costs a ten
 * thousandth coin, and the mined call like the one after it twice that. Estimates come until `isSilent`.
 */
async function openPurchase(coinPrice: string | null, props: Changes = {}) {
  await loadTestConfig()
  const node = { isSilent: false }
  const answers: Record<string, unknown> = {
    eth_estimateGas: '0x186a0',
    eth_gasPrice: '0x3b9aca00',
    eth_getTransactionReceipt: {
      transactionHash: alike,
      from: user,
      blockNumber: '0x1',
      status: '0x1',
      gasUsed: '0x30d40',
    },
  }
  vi.stubGlobal('fetch', async (input: string, { body }: RequestInit = {}) => {
    if (body && node.isSilent) return new Promise(() => {})
    return body
      ? answerCalls(String(body), ({ method }) => ({ result: answers[method] }))
      : Response.json(String(input).endsWith('/stats') ? { coin_price: coinPrice } : {})
  })
  renderPart(<Line {...props} />)
  return node
}

type Changes = Partial<Parameters<typeof FeeLine>[0]>
let change: (changes: Changes) => void

function Line(props: Changes) {
  const [changes, setChanges] = useState<Changes>({})
  change = (next) => act(() => setChanges(next))
  return (
    <FeeLine user={user} call={{ to: user, data: '0x' }} spends={decimal('100')} {...props} {...changes} />
  )
}

const alike = `0x${'33'.repeat(32)}` as const
const total = () => screen.getByText(/^Total|^You get|more than/).parentElement?.textContent

test.each([
  ['its own fee', {}, 'Total ≈$100.20', 'Network fee ≈'],
  ['both fees', { isApproval: true, alike }, 'Total ≈$100.60', 'Network fees ≈'],
  [
    'the known fee, where that of the trade is not known',
    { isApproval: true },
    'Total, at least$100.20',
    'Network fee, step 1 of 2 ≈',
  ],
])(
  'a purchase shows all that leaves the wallet as one rounded number, with %s',
  async (_, props, line, label) => {
    await openPurchase('1993', props)
    await vi.waitFor(() => expect(total()).toBe(line))
    screen.getByText(label)
  },
)

test('the total stays while the fee of the next quote is read, and while the call is under way', async () => {
  const node = await openPurchase('2000')
  await vi.waitFor(() => expect(total()).toBe('Total ≈$100.20'))
  node.isSilent = true
  change({ call: { to: user, data: '0x01' } })
  expect(total()).toBe('Total ≈$100.20')
  change({ call: null, isBusy: true })
  expect(total()).toBe('Total ≈$100.20')
})

test.each([
  ['what a sale leaves', { receives: decimal('5') }, 'You get after fees ≈$4.80'],
  [
    'the most that a sale can leave',
    { receives: decimal('5'), isApproval: true },
    'You get after fees, at most$4.80',
  ],
  [
    'a warning of a sale below its fees',
    { receives: decimal('0.17') },
    'Network fees are more than you receive.−$0.03',
  ],
  ['a warning of a small purchase', { spends: decimal('0.1') }, 'Total, mostly network fees ≈$0.30'],
])('the line below the fees is %s', async (_, props, line) => {
  await openPurchase('1993', { spends: undefined, ...props })
  await vi.waitFor(() => expect(total()).toBe(line))
})

test.each([
  [{ spends: decimal('2') }, 'Network fee ≈$0.20 · 10.0% of what you pay', true],
  [{ spends: decimal('4') }, 'Network fee ≈$0.20 · 5.0% of what you pay', true],
  [{ spends: undefined, receives: decimal('2') }, 'Network fee ≈$0.20 · 10.0% of what you receive', true],
  [{ spends: decimal('5') }, 'Network fee ≈0.00010000 ETH$0.20', false],
])('a fee from a twentieth of the amount on says its share, in amber: %j', async (props, line, isAmber) => {
  await openPurchase('2000', props)
  const shown = () => screen.getByText('Network fee ≈').parentElement
  await vi.waitFor(() => expect(shown()?.textContent).toBe(line))
  expect(shown()?.className.includes('text-warn')).toBe(isAmber)
})

test('without a price of the coin there is no total', async () => {
  await openPurchase(null)
  await vi.waitFor(() => expect(screen.queryByText('Total ≈')).toBeNull())
})
