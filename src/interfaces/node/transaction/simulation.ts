import * as v from 'valibot'
import type { SentRecord, TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import { simulateCalls } from '#domain/transactions/simulation/simulateCalls.ts'
import type { Simulation } from '#domain/transactions/transactionDependencies.ts'
import { isOutOfGas, isRevert, replay, revertData } from '#interfaces/node/rpc/revert.ts'
import { callNode, quantity, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import { type Address, type Hash, type Hex, hexData } from '#lib/wire/shapes.ts'

/**
 * Runs the exact calls that will be signed with `eth_call`, as the signing account. Refuses when the node is on another
 * chain, so that nothing is signed.
 */
export async function simulate(request: TransactionRequest): Promise<Simulation> {
  const { from, chainId } = request
  const [nodeChainId, simulation] = await Promise.all([
    callNode('eth_chainId', [], smallQuantity),
    simulateCalls(request, (call) => run(from, call)),
  ])
  if (nodeChainId === chainId) return simulation
  return { refused: otherChainSentence(nodeChainId, chainId), retry: false }
}

async function run(from: Address, { to, data, value }: ContractCall) {
  try {
    await callNode('eth_call', [{ from, to, data, ...(value && { value }) }, 'latest'], hexData)
    return null
  } catch (error) {
    if (!isRevert(error)) throw error
    return { data: revertData(error) }
  }
}

function otherChainSentence(nodeChainId: number, chainId: number): string {
  return `The node is on chain ${nodeChainId}, this site is for chain ${chainId}.`
}

/** How often a node is asked that fails to run a call, as one does that is busy with a new block. */
const mostReplays = 4
/** Milliseconds between two of them. */
const replayPause = 500

/**
 * Why a mined transaction reverted, in one sentence: its call is run again at its block. A node that sends no bytes of a
 * reason says nothing of the contract's.
 */
export async function revertReasonAt(record: SentRecord, block: number): Promise<string> {
  const { hash, from, to, data, value } = record
  const gas = await gasLimitOf(hash)
  for (let replays = 1; ; replays++) {
    const error = await replay({ from, to, data, ...(value && { value }), ...(gas && { gas }) }, block)
    if (error === undefined)
      return gas ? 'It passes now. Try again.' : 'It passes now: it may have run out of gas. Try again.'
    if (isOutOfGas(error)) return 'It ran out of gas.'
    const reason = revertData(error)
    if (reason !== undefined) {
      const { revertSentence } = await import('#domain/transactions/simulation/revertReason.ts')
      return revertSentence(reason, record)
    }
    if (replays === mostReplays) return 'The node did not say why.'
    await new Promise((resolve) => setTimeout(resolve, replayPause))
  }
}

/** The gas limit of a mined transaction; undefined where the node does not tell it. */
async function gasLimitOf(hash: Hash): Promise<Hex | undefined> {
  const found = await callNode('eth_getTransactionByHash', [hash], v.object({ gas: quantity })).catch(
    () => null,
  )
  return found ? `0x${found.gas.toString(16)}` : undefined
}
