import { queryOptions } from '@tanstack/react-query'
import type { ContractCall } from '#interfaces/lending/contract.ts'
import type { CreditAccount, CreditProfile } from '#interfaces/lending/views.ts'
import { isRevert } from '#interfaces/node/chainReader.ts'
import { callNode } from '#interfaces/node/rpc.ts'
import { config } from '#lib/config.ts'
import type { Position, Reserve } from '#lib/lendingPreview.ts'
import { type Address, type Hex, hexData } from '#lib/wire.ts'

/*
 * The pool's own views, read through the node. They say more than the lending API does and belong to one block.
 * A pool without them answers with a revert or with nothing: null, and the page lives on the API alone.
 */

const views = () => import('#interfaces/lending/views.ts')
const fresh = { staleTime: 2_000, refetchInterval: 6_000 }

async function read<T>(call: ContractCall, decode: (data: Hex) => T, signal: AbortSignal): Promise<T | null> {
  try {
    const data = await callNode('eth_call', [call, 'latest'], hexData, signal)
    return data === '0x' ? null : decode(data)
  } catch (error) {
    if (isRevert(error) || isDecoding(error)) return null
    throw error
  }
}

function isDecoding(error: unknown): boolean {
  return error instanceof Error && /^Abi|^Position|Decod/.test(error.name)
}

/** `getReserves()`: every asset of the pool, in one call. */
export function reservesQuery() {
  const pool = config().lendingPool
  return queryOptions({
    queryKey: ['node', 'reserves', pool],
    queryFn: async ({ signal }): Promise<Reserve[] | null> => {
      const { reservesCall, decodeReserves } = await views()
      return read(reservesCall(pool), decodeReserves, signal)
    },
    ...fresh,
  })
}

/** `getUserPositions(address)`: what a person holds, owes and may move, per asset. */
export function positionsQuery(user: Address) {
  const pool = config().lendingPool
  return queryOptions({
    queryKey: ['node', 'positions', user, pool],
    queryFn: async ({ signal }): Promise<Position[] | null> => {
      const { positionsCall, decodePositions } = await views()
      return read(positionsCall(pool, user), decodePositions, signal)
    },
    ...fresh,
  })
}

/** `getUserAccount(address)`: score, tier and limits over all assets. */
export function accountQuery(user: Address) {
  const pool = config().lendingPool
  return queryOptions({
    queryKey: ['node', 'account', user, pool],
    queryFn: async ({ signal }): Promise<CreditAccount | null> => {
      const { accountCall, decodeAccount } = await views()
      return read(accountCall(pool, user), decodeAccount, signal)
    },
    ...fresh,
  })
}

/** `creditProfile(address)`: what a score is made of. */
export function creditProfileQuery(user: Address) {
  const pool = config().lendingPool
  return queryOptions({
    queryKey: ['node', 'creditProfile', user, pool],
    queryFn: async ({ signal }): Promise<CreditProfile | null> => {
      const { creditProfileCall, decodeCreditProfile } = await views()
      return read(creditProfileCall(pool, user), decodeCreditProfile, signal)
    },
    ...fresh,
  })
}
