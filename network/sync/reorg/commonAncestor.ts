import { and, eq, gt, lte } from 'drizzle-orm'
import { type Rpc, RpcError } from '#network/rpc/rpcClient.ts'
import { blocks } from '#network/store/schema/blockTables.ts'
import type { Database } from '#network/store/store.ts'

/** Blocks compared in one request. */
const stride = 32

/**
 * The newest stored block up to `newest` that is still on the node's chain, or -1 when none is. Throws when the node
 * refuses to answer, because a refusal is no reason to remove blocks.
 */
export async function commonAncestor(
  rpc: Rpc,
  database: Database,
  { newest, first }: { newest: number; first: number },
): Promise<number> {
  for (let top = newest; top >= first; top -= stride) {
    const stored = await database
      .select({ number: blocks.number, hash: blocks.hash })
      .from(blocks)
      .where(and(eq(blocks.consensus, true), lte(blocks.number, top), gt(blocks.number, top - stride)))
    stored.sort((left, right) => right.number - left.number)
    const answers = await rpc.batch(
      stored.map(({ number }) => ({
        method: 'eth_getBlockByNumber',
        params: [`0x${number.toString(16)}`, false],
      })),
    )
    const found = stored.find(({ hash }, index) => {
      const answer = answers[index] as { hash: string } | null | RpcError
      if (answer instanceof RpcError) throw answer
      return answer?.hash === hash
    })
    if (found) return found.number
  }
  return -1
}
