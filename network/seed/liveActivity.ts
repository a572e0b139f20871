import { setTimeout as sleep } from 'node:timers/promises'
import { numberToHex, type RpcLog } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { readLedger } from '#network/seed/chain/ledgerFromState.ts'
import { createMarket } from '#network/seed/chain/seedCalls.ts'
import { type Call, createTransactionSender } from '#network/seed/chain/transactionSender.ts'
import { edgeCases } from '#network/seed/everyday/edgeCases.ts'
import { everydayTransactions } from '#network/seed/everyday/everydayTransactions.ts'
import { nextLendingCalls } from '#network/seed/lending/liveLending.ts'
import { createLiveTrades } from '#network/seed/markets/liveTrades.ts'
import { newMarketTerms } from '#network/seed/markets/newMarketTerms.ts'
import { seedActors } from './actors.ts'
import { createRandom } from './random.ts'
import type { Scenario } from './scenario.ts'

type LiveOptions = {
  rpcUrl: string
  deployment: Deployment
  seed: string
  /** Milliseconds between two batches of transactions. */
  pause?: number
}

/** After this many missed blocks, reading the state is cheaper than reading the logs. */
const maximumUnseen = 200

/**
 * Goes on with the scenario on a node that mines by itself, until it is stopped: a few transactions a second, mostly
 * trades. Never throws. After any failure it reads the chain anew and tries again.
 */
export async function startLiveActivity({ rpcUrl, deployment, seed, pause = 1500 }: LiveOptions) {
  const rpc = createRpc(rpcUrl)
  const random = createRandom(`${seed}/run/${Date.now()}`)
  const actors = seedActors()
  const tradeSomewhere = createLiveTrades()
  const everyday = everydayTransactions(actors, 1, random)
  const cases = edgeCases(actors, 1, random)
  const stopping = new AbortController()
  let scenario: Scenario | null = null
  let seen = 0

  async function refresh() {
    const head = Number(await rpc.call('eth_blockNumber'))
    if (!scenario || head < seen || head > seen + maximumUnseen) {
      const ledger = await readLedger(rpc, deployment, actors, head)
      scenario = { deployment, actors, ledger, random, approvals: new Set(), reserved: new Set() }
    } else if (head > seen) {
      const range = { fromBlock: numberToHex(seen + 1), toBlock: numberToHex(head) }
      scenario.ledger.read(await rpc.call<RpcLog[]>('eth_getLogs', [range]))
      scenario.reserved.clear()
    }
    seen = head
    return scenario
  }

  async function act(now: Scenario): Promise<Call[]> {
    const calls = Array.from({ length: random.integer(1, 5) }, () => tradeSomewhere(now)).flat()
    if (random.chance(0.25)) calls.push(...random.pick(everyday).act(now))
    if (random.chance(0.06)) calls.push(...(await nextLendingCalls(now, rpc)))
    if (random.chance(0.02)) calls.push(...random.pick(cases).act(now))
    if (random.chance(pause / 600_000)) {
      calls.push(createMarket(random.pick(actors.traders), deployment, newMarketTerms(random)))
    }
    return calls
  }

  async function run() {
    while (!stopping.signal.aborted) {
      try {
        const calls = await act(await refresh())
        const refused = await createTransactionSender(rpc, random).send(calls)
        if (refused > 0) scenario = null
      } catch {
        scenario = null
      }
      await sleep(pause * random.between(0.6, 1.4), undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    /** Resolves when the last transaction has been sent. */
    async stop() {
      stopping.abort()
      await running
    },
  }
}
