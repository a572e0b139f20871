import type { TransactionRecord, TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import { newRecord } from '#domain/transactions/state/transactionMachine.ts'
import type { Simulation, TransactionDependencies } from '#domain/transactions/transactionDependencies.ts'
import { requestLock } from '#interfaces/transactions/polling/lostTransactionSearch.ts'
import type { TransactionStore } from '#interfaces/transactions/transactionStore.ts'
import { createTransactionFollower, sentenceOf } from './transactionFollower.ts'

const walletGracePeriod = 60_000
const simulationTries = 4
const unreachable = 'The node could not be asked. Nothing was sent; try again.'
const otherFirst = 'Your wallet is still asked for something else. Answer that first. Nothing was sent.'

/**
 * Sends transactions and follows them to their end, outside of React: closing a dialog, leaving a page or reloading
 * stops nothing. A transaction is sent once, for one click; after any later failure it is never sent again.
 */
export function createTransactionRunner(store: TransactionStore, dependencies: TransactionDependencies) {
  const { resume, recheckAll } = createTransactionFollower(store, dependencies)
  const asking = new Map<string, { id: string; answer: Promise<void> }>()

  /**
   * Simulates, then asks the wallet. While an equal request of the account is open, it returns that request's id. While
   * a different one is open, the new request fails unsent: the wallet's answer could be taken for the wrong one.
   */
  function start(request: TransactionRequest): string {
    const key = `${request.chainId}:${request.from}`
    const already = asking.get(key)?.id
    if (already && isSame(request, store.get(already))) return already
    const id = crypto.randomUUID()
    store.put(newRecord(request, id))
    if (already) {
      store.apply(id, { type: 'failed', reason: otherFirst })
      return id
    }
    const answer = ask(id, request).finally(() => release(id))
    asking.set(key, { id, answer })
    return id
  }

  /**
   * Waits until the wallet's prompt for a transaction has ended, with any answer. Resolves at once without a prompt.
   */
  async function answered(id: string): Promise<void> {
    await [...asking.values()].find((asked) => asked.id === id)?.answer
  }

  async function ask(id: string, request: TransactionRequest) {
    const simulation = await simulate(request)
    if (simulation === null) {
      store.apply(id, { type: 'failed', reason: unreachable })
      return
    }
    if (simulation.refused !== undefined) {
      store.apply(id, { type: 'refused', reason: simulation.refused })
      return
    }
    const [block, firstNonce] = await Promise.all([
      dependencies.blockNumber().catch(() => null),
      dependencies.transactionCount(request.from).catch(() => undefined),
    ])
    // Without block and count, the wallet's transaction could not be told from earlier ones.
    if (block === null && firstNonce === undefined) {
      store.apply(id, { type: 'failed', reason: unreachable })
      return
    }
    await dependencies.withLock(requestLock(id), () => sign(id, request, block, firstNonce ?? null))
  }

  /** Asks the wallet. The caller's lock tells other tabs that this one still waits for it. */
  async function sign(
    id: string,
    request: TransactionRequest,
    block: number | null,
    firstNonce: number | null,
  ) {
    store.apply(id, { type: 'simulated', at: dependencies.now(), block, firstNonce })
    void dependencies.sleep(walletGracePeriod).then(() => store.apply(id, { type: 'walletSlow' }))
    const answer = await dependencies
      .send(request, store.get(id)?.calls ?? null)
      .catch((cause) => ({ failed: sentenceOf(cause) }))
    if ('rejected' in answer) store.apply(id, { type: 'rejected' })
    else if ('unclear' in answer) store.apply(id, { type: 'left' })
    else if ('failed' in answer) store.apply(id, { type: 'failed', reason: answer.failed })
    else if ('calls' in answer)
      store.apply(id, { type: 'handed', calls: answer.calls, at: dependencies.now() })
    else store.apply(id, { type: 'sent', hash: answer.hash, at: dependencies.now() })
  }

  /** Simulates the request; null when the chain did not answer, which is no refusal. */
  async function simulate(request: TransactionRequest): Promise<Simulation | null> {
    for (let tries = 1; ; tries++) {
      const simulation = await dependencies.simulate(request).catch(() => null)
      if (simulation?.refused === undefined || !simulation.retry || tries >= simulationTries)
        return simulation
      await dependencies.sleep(1_000)
    }
  }

  /** Frees the dialog while the wallet keeps silent. A hash that comes later is still adopted. */
  function leave(id: string) {
    store.apply(id, { type: 'left' })
    if (store.get(id)?.status.name === 'left') release(id)
  }

  /** Lets the account's next request reach the wallet, unless that waits for a newer one. */
  function release(id: string) {
    for (const [key, asked] of asking) if (asked.id === id) asking.delete(key)
  }

  return { start, answered, leave, resume, recheckAll }
}

function isSame({ to, data, value }: TransactionRequest, asked: TransactionRecord | undefined): boolean {
  return asked?.to === to && asked.data === data && asked.value === value
}
