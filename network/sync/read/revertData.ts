import type { Hex } from 'viem'
import type { BlockRead } from '#network/decode/wire.ts'
import { type Rpc, RpcError } from '#network/rpc/rpcClient.ts'

/** Options that leave out the steps, because only the return data is needed. */
const withoutSteps = { disableStorage: true, disableMemory: true, disableStack: true }

/**
 * Reads the return data of failed transactions, for a node that traces no calls but can run a transaction again
 * (Hardhat). Without it the reason stays unknown.
 */
export async function readRevertData(rpc: Rpc, reads: BlockRead[]): Promise<void> {
  const failed = reads.flatMap((read) =>
    read.receipts
      .filter(({ status }) => status === '0x0')
      .map(({ transactionHash }) => ({ read, transactionHash })),
  )
  const answers = await rpc.batch(
    failed.map(({ transactionHash }) => ({
      method: 'debug_traceTransaction',
      params: [transactionHash, withoutSteps],
    })),
  )
  failed.forEach(({ read, transactionHash }, index) => {
    const data = returnValue(answers[index])
    if (data) read.revertData = new Map(read.revertData).set(transactionHash, data)
  })
}

function returnValue(answer: unknown): Hex | undefined {
  if (answer instanceof RpcError || typeof answer !== 'object' || answer === null) return undefined
  const value = (answer as { returnValue?: unknown }).returnValue
  if (typeof value !== 'string') return undefined
  // Some nodes leave out the 0x.
  const digits = value.replace(/^0x/, '')
  return /^([0-9a-f]{2})*$/i.test(digits) ? `0x${digits.toLowerCase()}` : undefined
}
