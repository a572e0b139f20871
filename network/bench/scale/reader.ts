import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, newestSwaps } from './chainHistory.ts'
import { createClient } from './scaleClient.ts'

/** A client that asks without end. */
export type Reader = {
  /** Its answers of each interface, in their order. */
  answers: { swaps: Answer[]; blocks: Answer[] }
  /** How many requests failed, why the last one did, and how many answers of the lending service were of another form. */
  failures: { requests: number; pools: number; last: string }
  stop(): Promise<void>
}

type Swaps = { data: { recentSwaps: { amountIn: string }[] } }
type Blocks = { items: { height: number; hash: string }[] }

/** Starts to ask for the newest swaps, the newest block and the pools, one after the other. */
export function startReader(index: number, url: string): Reader {
  const client = createClient(index)
  const answers: Reader['answers'] = { swaps: [], blocks: [] }
  const failures = { requests: 0, pools: 0, last: '' }
  let stopping = false
  const swapsUrl = `${url}/graphql?query=${encodeURIComponent(`{recentSwaps(limit:${newestSwaps}){amountIn}}`)}`

  async function ask() {
    const swaps = (await client.getJson(swapsUrl)) as Swaps
    answers.swaps.push(swaps.data.recentSwaps.map(({ amountIn }) => amountIn))
    const { items } = (await client.getJson(`${url}/api/v2/blocks`)) as Blocks
    const [{ height, hash } = { height: 0, hash: '' }] = items
    answers.blocks.push({ height, hash })
    const pools = await client.getJson(`${url}/api/pools`)
    if (!Array.isArray(pools) || pools.length !== 3) failures.pools++
  }

  const running = (async () => {
    while (!stopping) {
      await ask().catch((error: Error) => {
        failures.requests++
        failures.last = error.message
      })
      await wait(20)
    }
  })()
  return {
    answers,
    failures,
    async stop() {
      stopping = true
      await running
      client.close()
    },
  }
}
