import type { MinedChain } from '#network/testing/sync/minedChain.ts'
import type { Trader } from '#network/testing/sync/startTrader.ts'
import type { NodeGate } from './nodeGate.ts'

/** What the chain was at some moment: its newest block, and what the newest swaps paid, newest first. */
type Moment = { head: number; hash: string; paid: readonly string[] }

/** What a client was answered: what the newest swaps paid, newest first, or the newest block. */
export type Answer = readonly string[] | { height: number; hash: string }

/** How many swaps a client asks for. */
export const newestSwaps = 5

/** Buys, and keeps every state that the chain had, so that a wrong or an old answer is found. */
export function startChainHistory(chain: MinedChain, gate: NodeGate, trader: Trader) {
  const moments: Moment[] = []
  let paid: readonly string[] = []
  let cents = 200n

  async function record() {
    type Block = { number: string; hash: string }
    const block = await chain.rpc.call<Block>('eth_getBlockByNumber', ['latest', false])
    moments.push({ head: Number(block.number), hash: block.hash, paid })
  }

  return {
    head: () => moments.at(-1)?.head ?? 0,
    /** What the swaps that are on the chain paid. */
    paid: () => paid,
    async buy() {
      cents++
      await trader.buy(cents)
      paid = [(Number(cents) / 100).toString(), ...paid]
      await record()
    },
    /** Replaces the newest blocks, each with a purchase in it, by as many empty ones. */
    async reorganise(depth: number) {
      const from = chain.accounts[12]
      const transfers = Array.from({ length: depth }, (_, index) => [
        { from, to: chain.accounts[13], value: `0x${(index + 1).toString(16)}` },
        index,
      ])
      await gate.whileClosed(() => chain.rpc.call('anvil_reorg', [depth, transfers]))
      paid = paid.slice(depth)
      await record()
    },
    /**
     * What is wrong with a client's answers, given in the order in which they came: an answer has to be of a moment of
     * the chain, and of none before that of the answer before.
     */
    problemOf(answers: readonly Answer[]): string | undefined {
      let at = 0
      for (const answer of answers) {
        const found = moments.findIndex((moment, index) => index >= at && isOf(answer, moment))
        if (found === -1) {
          const known = moments.some((moment) => isOf(answer, moment))
          return `${known ? 'older than one before' : 'of no moment of the chain'}: ${JSON.stringify(answer)}`
        }
        at = found
      }
      return undefined
    },
  }
}

export type ChainHistory = ReturnType<typeof startChainHistory>

function isOf(answer: Answer, { head, hash, paid }: Moment): boolean {
  if ('hash' in answer) return answer.height === head && answer.hash === hash
  return answer.join() === paid.slice(0, newestSwaps).join()
}
