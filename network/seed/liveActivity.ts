import { setTimeout as sleep } from 'node:timers/promises'
import { numberToHex } from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'
import { createMarket } from '#network/seed/chain/calls.ts'
import { readLedger } from '#network/seed/chain/ledgerFromState.ts'
import { createRpc, type RawLog } from '#network/seed/chain/rpc.ts'
import { type Call, createChain } from '#network/seed/chain/transactionSender.ts'
import { oddities } from '#network/seed/everyday/edgeCases.ts'
import { everydayLife } from '#network/seed/everyday/everydayTransactions.ts'
import { lendSomething } from '#network/seed/lending/liveLending.ts'
import { createLiveTrading } from '#network/seed/markets/liveTrades.ts'
import { newMarketTerms } from '#network/seed/markets/newMarketTerms.ts'
import { castActors } from './actors.ts'
import { createRandom } from './random.ts'
import type { Scene } from './scenario.ts'

type LiveOptions = {
  rpcUrl: string
  deployment: Deployment
  seed: string
  /** Milliseconds between two handfuls of transactions. */
  pause?: number
}

/** After this many blocks unseen, reading the state is cheaper than reading the logs. */
const mostUnseen = 200

/**
 * Goes on with the story on a node that mines by itself: a few transactions a second, mostly trades, until stopped.
 * Never throws: whatever goes wrong, it looks at the chain anew and tries again.
 */
export async function liveOn({ rpcUrl, deployment, seed, pause = 1500 }: LiveOptions) {
  const rpc = createRpc(rpcUrl)
  const random = createRandom(`${seed}/live/${Date.now()}`)
  const actors = castActors()
  const tradeSomewhere = createLiveTrading()
  const everyday = everydayLife(actors, 1, random)
  const odd = oddities(actors, 1, random)
  const stopping = new AbortController()
  let scene: Scene | null = null
  let seen = 0

  async function look() {
    const head = Number(await rpc.ask('eth_blockNumber'))
    if (!scene || head < seen || head > seen + mostUnseen) {
      const ledger = await readLedger(rpc, deployment, actors, head)
      scene = { deployment, actors, ledger, random, approvals: new Set(), promised: new Set() }
    } else if (head > seen) {
      const range = { fromBlock: numberToHex(seen + 1), toBlock: numberToHex(head) }
      scene.ledger.read(await rpc.ask<RawLog[]>('eth_getLogs', range))
      scene.promised.clear()
    }
    seen = head
    return scene
  }

  async function act(now: Scene): Promise<Call[]> {
    const calls = Array.from({ length: random.integer(1, 5) }, () => tradeSomewhere(now)).flat()
    if (random.chance(0.25)) calls.push(...random.pick(everyday).act(now))
    if (random.chance(0.06)) calls.push(...(await lendSomething(now, rpc)))
    if (random.chance(0.02)) calls.push(...random.pick(odd).act(now))
    if (random.chance(pause / 600_000)) {
      calls.push(createMarket(random.pick(actors.traders), deployment.curveFactory, newMarketTerms(random)))
    }
    return calls
  }

  async function live() {
    while (!stopping.signal.aborted) {
      try {
        const calls = await act(await look())
        const refused = await createChain(rpc, random).send(calls)
        if (refused > 0) scene = null
      } catch {
        scene = null
      }
      await sleep(pause * random.between(0.6, 1.4), undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const living = live()
  return {
    /** Resolves when the last transaction has been handed over. */
    async stop() {
      stopping.abort()
      await living
    },
  }
}
