import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { decodeApproval } from '#domain/approvals/decodeApproval.ts'
import { accountState } from '#domain/lending/account/account.ts'
import type { Position } from '#domain/lending/account/position.ts'
import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { firstHash, request } from '#domain/testing/sampleRecord.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { fakeChain, inPool } from '#interfaces/testing/transactions/fakeChain.ts'
import { blockTime } from '#interfaces/testing/wallet/fakePermit.ts'
import type { FakeWallet } from '#interfaces/testing/wallet/fakeWallet.ts'
import { setTransactionDependencies } from '#interfaces/transactions/dependencies.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { Hash, Hex } from '#lib/wire/shapes.ts'
import { ActionForm } from '#pages/lending/action/form/ActionForm.tsx'
import type { ActionContext } from '#pages/lending/action/sign/actionPlan.ts'
import type { World } from '#signing/world.ts'
import { renderPart } from './renderPart.tsx'
import { connectHeardWallet, holdWordsAfterEach, throughWallet } from './walletFixture.ts'

/* For tests: the dialog of an action with a fake wallet and a fake node. Everything else is real. */

export const { from: user } = request
export const pool = '0x00000000000000000000000000000000000000cc'
/** The time of the chain, where it matters, in seconds. */
const world: World = {
  chainId: 31_337,
  pool,
  router: pool,
  tokens: [],
  markets: [],
  now: Number(blockTime),
}

/** What the node answers to a JSON-RPC call. */
type NodeAnswer = (method: string, call: { data?: string } | undefined) => unknown

/** What the node says that the pool may take. */
let allowance = 0n

/** Connects the wallet of a person, once in a test file. */
export async function connectPerson(account = user): Promise<FakeWallet> {
  await loadTestConfig({ lendingPool: pool })
  return connectHeardWallet(account)
}

/**
 * An empty browser before each test, and a node of the right chain that answers zero. Each request to the wallet is
 * compared with the words of the dialog.
 */
export function emptyBrowserBeforeEach() {
  holdWordsAfterEach(() => world)

  beforeEach(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { id } of transactionStore.all()) transactionStore.forget(id)
    await loadTestConfig({ lendingPool: pool })
    allowance = 0n
    answerAsNode((method, call) => {
      if (call?.data?.startsWith('0xdd62ed3e')) return `0x${allowance.toString(16).padStart(64, '0')}`
      return method === 'eth_chainId' ? '0x7a69' : '0x0'
    })
  })

  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
}

export function answerAsNode(answer: NodeAnswer) {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    answerCalls(body, ({ method, params: [call] }) => ({
      result: answer(method, call as { data?: string } | undefined),
    })),
  )
}

/** A wallet and a chain on which every request succeeds at once and an approval counts until the next action, unless `overrides` says otherwise. */
export function connectChain(overrides: Parameters<typeof fakeChain>[0] = {}) {
  const { send = async () => ({ hash: firstHash }) } = overrides
  const chain = fakeChain({ transaction: sentAsAsked(), ...overrides, send: throughWallet(send) })
  const { settled } = chain.dependencies
  chain.dependencies.settled = (record) => {
    allowance = (record.kind === 'approve' && decodeApproval(record.data)) || 0n
    settled(record)
  }
  setTransactionDependencies(async () => chain.dependencies)
  return chain
}

/** Another hash for each transaction. */
export function freshHashes() {
  let sent = 0
  return async () => ({ hash: `0x${String(++sent).padStart(64, '0')}` as Hash })
}

/** A chain on which every hash belongs to the newest record, with the data as the wallet changed it. */
export function sentAsAsked(change: (record: TransactionRecord) => Hex = ({ data }) => data) {
  return async (hash: Hash) => {
    const sent = transactionStore.all().find((record) => record.hash === hash)
    return sent ? { ...inPool, hash, to: sent.to, data: change(sent) } : null
  }
}

/** An action on 6 decimals of a person with this position. */
export function contextOf(action: LendingAction, changes: Partial<Position>): ActionContext {
  const reserve = sampleReserve(6, { symbol: 'TUSD' })
  const account = sampleAccount([reserve, samplePosition(reserve, changes)])
  const state = accountState(account, reserve.asset)
  if (!state) throw new Error('The sample has no position.')
  return {
    action,
    user,
    asset: reserve.asset,
    symbol: 'TUSD',
    decimals: 6,
    part: {
      from: 'pool',
      account,
      state,
      credit: { score: 600, cycleEndsAt: null, dueLoans: 0, scoreAtCycleEnd: 600 },
    },
  }
}

export async function openAction(context: ActionContext) {
  const { asset, symbol, decimals } = context
  world.tokens = [{ address: asset, symbol, decimals }]
  const { unmount } = renderPart(<ActionForm context={context} chainId={31337} onClose={() => undefined} />)
  await screen.findByLabelText('Amount')
  return { close: unmount }
}

export function typeAmount(text: string) {
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: text } })
}

export const button = (name: string) => screen.findByRole('button', { name })

export async function press(name: string) {
  fireEvent.click(await button(name))
}
