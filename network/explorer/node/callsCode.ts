import { type Address, getAddress, type Hash, type Transaction } from 'viem'
import type { Node } from './nodeReader.ts'

/**
 * Those of the pending transactions that carry input to an address with code, or to one whose code the node does not
 * tell. `isContract` says which are known to have code.
 */
export async function callsOfCode(
  node: Node,
  pending: readonly Transaction[],
  isContract: (address: Address) => boolean,
): Promise<ReadonlySet<Hash>> {
  const carrying = pending.flatMap(({ hash, to, input }) =>
    to && input !== '0x' ? [{ hash, to: getAddress(to) }] : [],
  )
  const codeless = new Set<Address>()
  const asked = [...new Set(carrying.map(({ to }) => to))].filter((to) => !isContract(to))
  await Promise.all(
    asked.map(async (address) => {
      const code = await node.getCode({ address }).catch(() => null)
      if (code === undefined || code === '0x') codeless.add(address)
    }),
  )
  return new Set(carrying.filter(({ to }) => !codeless.has(to)).map(({ hash }) => hash))
}
