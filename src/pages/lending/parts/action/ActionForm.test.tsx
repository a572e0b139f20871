// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountState } from '#domain/lending/outcome.ts'
import { sampleAccount, samplePosition, sampleReserve } from '#domain/lending/sampleAccount.ts'
import { firstHash, request, secondHash } from '#domain/transactions/sampleRecord.ts'
import type { TransactionRecord } from '#domain/transactions/transactionRecord.ts'
import { answerCalls } from '#interfaces/node/rpc/fakeNode.ts'
import { setTransactionDependencies } from '#interfaces/transactions/dependencies.ts'
import { fakeChain, inPool } from '#interfaces/transactions/fakeChain.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { loadTestConfig } from '#lib/browser/testConfig.ts'
import type { Hash, Hex } from '#lib/wire/shapes.ts'
import { renderLending } from '#pages/lending/parts/renderLending.tsx'
import { ActionForm } from './ActionForm.tsx'
import type { ActionContext } from './actionPlan.ts'

const { from: user } = request
const pool = '0x00000000000000000000000000000000000000AA'
let nodeChain: string

beforeEach(async () => {
  nodeChain = '0x7a69'
  localStorage.clear()
  sessionStorage.clear()
  for (const { id } of transactionStore.all()) transactionStore.forget(id)
  vi.stubGlobal('scrollTo', () => undefined)
  await loadTestConfig({ lendingPool: pool })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    answerCalls(body, ({ method }) => ({ result: method === 'eth_chainId' ? nodeChain : '0x0' })),
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A chain on which every hash is of the newest record, with the data the wallet made of it. */
function sentAsAsked(change: (record: TransactionRecord) => Hex = ({ data }) => data) {
  return async (hash: Hash) => {
    const sent = transactionStore.all().find((record) => record.hash === hash)
    return sent ? { ...inPool, hash, to: sent.to, data: change(sent) } : null
  }
}

/** A deposit of a person with 100 tokens in the wallet, of which the pool may take `allowance`. */
function depositContext(wallet: bigint, supplied: bigint, allowance: bigint): ActionContext {
  const reserve = sampleReserve(6, { symbol: 'TUSD' })
  const position = samplePosition(reserve, { wallet, allowance, scaledSupply: supplied })
  const account = sampleAccount([reserve, position])
  const state = accountState(account, reserve.asset)
  if (!state) throw new Error('The sample has no position.')
  return {
    ...{ action: 'deposit', user, asset: reserve.asset, symbol: 'TUSD', decimals: 6 },
    part: { from: 'pool', account, state },
  }
}

async function open(context: ActionContext) {
  const { unmount } = renderLending(
    <ActionForm context={context} chainId={31337} onClose={() => undefined} />,
  )
  await screen.findByLabelText('Amount')
  return { close: unmount }
}

const before = depositContext(100_000_000n, 0n, 100_000_000n)
const unapproved = depositContext(100_000_000n, 0n, 0n)
const after = depositContext(60_000_000n, 40_000_000n, 60_000_000n)

function type(text: string) {
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: text } })
}

const button = (name: string) => screen.findByRole('button', { name })

function changes() {
  const rows = [...screen.getByRole('region', { name: 'What changes' }).querySelectorAll('dl > div')]
  return Object.fromEntries(
    rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
  )
}

test('what changed counts the amount once, also when the dialog was closed in between', async () => {
  let isMined = false
  const { dependencies } = fakeChain({
    receipt: async (hash) => (isMined ? { hash, from: user, block: 12, success: true } : null),
    transaction: sentAsAsked(),
  })
  setTransactionDependencies(async () => dependencies)
  const { close } = await open(before)
  type('40')
  fireEvent.click(await button('Deposit 40 TUSD'))
  await vi.waitFor(() => expect(transactionStore.all()[0]?.status.name).toBe('pending'))
  close()

  await open(after)
  const once = { 'In your wallet': '100 TUSD60 TUSD', 'Your deposit': '0 TUSD40 TUSD' }
  expect(changes()).toMatchObject(once)
  isMined = true
  await button('Done')
  expect(changes()).toMatchObject(once)
})

test('a typed amount outlives a reload, and not a dialog that was closed', async () => {
  setTransactionDependencies(async () => fakeChain().dependencies)
  const { close } = await open(before)
  type('12.5')
  const kept = { ...sessionStorage }
  close()

  Object.assign(sessionStorage, kept)
  const reloaded = await open(before)
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '12.5')
  reloaded.close()
  await open(before)
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '')
})

test('an approval that the wallet lowered is said, with a way on, and the next click is never the same one', async () => {
  const lowered = ({ data }: TransactionRecord) => `0x${data.slice(2, 74)}${'1'.padStart(64, '0')}` as const
  const { dependencies, sends } = fakeChain({ transaction: sentAsAsked(lowered) })
  setTransactionDependencies(async () => dependencies)
  await open(unapproved)
  type('77')
  fireEvent.click(await button('Approve 77 TUSD'))
  await screen.findByText('Your wallet approved 0.000001 of 77 TUSD.')
  fireEvent.click(await button('Deposit 0.000001 TUSD instead'))
  await button('Deposit 0.000001 TUSD')
  expect(sends).toHaveLength(1)
})

test('after an approval the next act is offered at once, before the account is read again', async () => {
  const { dependencies, sends } = fakeChain({
    transaction: sentAsAsked(),
  })
  setTransactionDependencies(async () => dependencies)
  await open(unapproved)
  type('77')
  fireEvent.click(await button('Approve 77 TUSD'))
  await button('Deposit 77 TUSD')
  expect(screen.queryByRole('button', { name: 'Approve 77 TUSD' })).toBeNull()
  expect(sends).toHaveLength(1)
})

test('a deposit of which nobody knows what became is repeated only after a warning', async () => {
  const { dependencies, sends } = fakeChain({ receipt: async () => null, transaction: async () => null })
  setTransactionDependencies(async () => dependencies)
  await open(before)
  type('40')
  fireEvent.click(await button('Deposit 40 TUSD'))
  await vi.waitFor(() => expect(transactionStore.all()[0]?.status.name).toBe('pending'))
  transactionStore.apply(String(transactionStore.all()[0]?.id), { type: 'missing' })
  await screen.findByText(/earlier deposit of 40 TUSD is still unresolved/)
  const again = await button('Deposit 40 TUSD')
  expect(again).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(again).toHaveProperty('disabled', false)
  type('41')
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  expect(sends).toHaveLength(1)
})

test('a line of what was cancelled or replaced leads to what took its place', async () => {
  const { dependencies } = fakeChain({ receipt: async () => null, transaction: async () => null })
  setTransactionDependencies(async () => dependencies)
  const { close } = await open(before)
  type('40')
  fireEvent.click(await button('Deposit 40 TUSD'))
  const id = String(transactionStore.all()[0]?.id)
  await vi.waitFor(() => expect(transactionStore.get(id)?.hash).toBe(firstHash))
  transactionStore.apply(id, { type: 'cancelled', by: secondHash })
  const link = await screen.findByRole('link', { name: /Transaction/ })
  expect(link.getAttribute('href')).toBe(`/tx/${secondHash}`)
  close()
})

test('nothing can be signed while the node is of another chain than the site', async () => {
  nodeChain = '0x1'
  await open(before)
  type('40')
  expect(await button('The node is on another network')).toHaveProperty('disabled', true)
})

test('the maximum typed is a number, and MAX is all', async () => {
  const { dependencies, sends } = fakeChain()
  setTransactionDependencies(async () => dependencies)
  const reserve = sampleReserve(6, { symbol: 'TUSD' })
  const position = samplePosition(reserve, { scaledSupply: 40_000_000n, maxWithdraw: 40_000_000n })
  const account = sampleAccount([reserve, position])
  const state = accountState(account, reserve.asset)
  if (!state) throw new Error('The sample has no position.')
  await open({
    ...{ action: 'withdraw', user, asset: reserve.asset, symbol: 'TUSD', decimals: 6 },
    part: { from: 'pool', account, state },
  })
  type('40')
  fireEvent.click(await button('Withdraw 40 TUSD'))
  await vi.waitFor(() => expect(sends).toHaveLength(1))
  expect(sends[0]?.data.endsWith(40_000_000n.toString(16))).toBe(true)
})

test('a pool with the four specified functions alone is acted on, and nothing it does not tell is said', async () => {
  let sent = 0
  const { dependencies, sends } = fakeChain({
    transaction: sentAsAsked(),
    send: async () => ({ hash: `0x${String(++sent).padStart(64, '0')}` }),
  })
  setTransactionDependencies(async () => dependencies)
  const holding = { decimals: 6, wallet: 100_000_000n, allowance: 0n, pTokens: 5_000_000n }
  const context = { user, asset: request.asset, symbol: 'TUSD', decimals: 6 }
  const { close } = await open({ ...context, action: 'deposit', part: { from: 'tokens', holding } })
  type('101')
  await screen.findByText('Not enough in your wallet.')
  type('77')
  fireEvent.click(await button('Approve 77 TUSD'))
  fireEvent.click(await button('Deposit 77 TUSD'))
  await button('Done')
  expect(sends.map(({ kind }) => kind)).toEqual(['approve', 'deposit'])
  expect(screen.queryByText(/Health|Credit|APY/)).toBeNull()
  close()

  await open({ ...context, action: 'borrow', part: { from: 'tokens', holding } })
  type('1000000')
  fireEvent.click(await button('Borrow 1,000,000 TUSD'))
  await button('Done')
  expect(sends).toHaveLength(3)
})

test('what a repayment of everything leaves of its approval is said, and can be taken back', async () => {
  const { dependencies, sends } = fakeChain({
    transaction: sentAsAsked(),
    send: async () => ({ hash: `0x${String(sends.length).padStart(64, '0')}` }),
  })
  setTransactionDependencies(async () => dependencies)
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    answerCalls(body, ({ method, params: [call] }) => {
      const isAllowance = (call as { data?: string } | undefined)?.data?.startsWith('0xdd62ed3e')
      if (isAllowance) return { result: `0x${1_234n.toString(16).padStart(64, '0')}` }
      return { result: method === 'eth_chainId' ? nodeChain : '0x0' }
    }),
  )
  const reserve = sampleReserve(6, { symbol: 'TUSD' })
  const position = samplePosition(reserve, {
    ...{ scaledDebt: 40_000_000n, wallet: 100_000_000n, allowance: 41_000_000n },
  })
  const account = sampleAccount([reserve, position])
  const state = accountState(account, reserve.asset)
  if (!state) throw new Error('The sample has no position.')
  await open({
    ...{ action: 'repay', user, asset: reserve.asset, symbol: 'TUSD', decimals: 6 },
    part: { from: 'pool', account, state },
  })
  fireEvent.click(await button('Use the maximum, 40 TUSD'))
  fireEvent.click(await button('Repay 40 TUSD'))
  await screen.findByText('0.001234 TUSD of the approval is left.')
  fireEvent.click(await button('Revoke it'))
  await screen.findByText(/Revoking what is left of the approval: Confirmed/)
  expect(sends.map(({ kind, to }) => [kind, to])).toEqual([
    ['repay', pool],
    ['revoke', reserve.asset],
  ])
  expect(sends[1]?.data).toMatch(/^0x095ea7b3.*0{64}$/)
})
