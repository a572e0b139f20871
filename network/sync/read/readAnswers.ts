import { packAnswers, type TracedTransaction } from '#network/decode/packedAnswers.ts'
import type { BlockRead } from '#network/decode/wire.ts'
import { type Rpc, RpcError } from '#network/rpc/rpcClient.ts'
import { traceCall } from './nodeMethods.ts'

/**
 * The node's answers about blocks as rows of the store, in the order of the blocks. The two kinds of traces describe a
 * failed call differently, so for failures the other kind is read too.
 */
export async function readAnswers(rpc: Rpc, reads: BlockRead[]) {
  const failed = reads.filter(({ traces }) => traces?.some(({ error }) => error !== undefined))
  const answers = await rpc.batch(failed.map(({ block }) => traceCall('debug', block.number)))
  return Promise.all(
    reads.map((read) => {
      const frames = failed.includes(read) ? answers[failed.indexOf(read)] : undefined
      return packAnswers(read, areFrames(frames, read) ? frames : undefined)
    }),
  )
}

/** Whether the node could run the whole block again, and it is still the same one. */
function areFrames(answer: unknown, { block }: BlockRead): answer is TracedTransaction[] {
  if (answer instanceof RpcError || !Array.isArray(answer)) return false
  const frames: TracedTransaction[] = answer
  return (
    frames.length === block.transactions.length &&
    frames.every(({ txHash, result }, index) => result && txHash === block.transactions[index]?.hash)
  )
}
