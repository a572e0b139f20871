import { queryOptions } from '@tanstack/react-query'
import type { Position, Reserve } from '#domain/lending/preview.ts'
import {
  accountCall,
  type CreditAccount,
  type CreditProfile,
  creditProfileCall,
  decodeAccount,
  decodeCreditProfile,
  decodePositions,
  decodeReserves,
  positionsCall,
  reservesCall,
} from '#interfaces/lending/views.ts'
import { isRevert } from '#interfaces/node/revert.ts'
import { callNode } from '#interfaces/node/rpc.ts'
import { config } from '#lib/browser/config.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import { type Address, type Hex, hexData } from '#lib/wire/shapes.ts'

/*
 * The pool's own views, read through the node. They say more than the lending API does and belong to one block.
 * A pool without them answers with a revert or with nothing: null, and the page lives on the API alone.
 */

const fresh = { staleTime: 2_000, refetchInterval: 6_000 }

async function read<T>(call: ContractCall, decode: (data: Hex) => T, signal: AbortSignal): Promise<T | null> {
  try {
    const data = await callNode('eth_call', [call, 'latest'], hexData, signal)
    return data === '0x' ? null : decode(data)
  } catch (error) {
    if (isRevert(error) || error instanceof RangeError) return null
    throw error
  }
}

/** `getReserves()`: every asset of the pool, in one call. */
export function reservesQuery() {
  const pool = config().lendingPool
  return queryOptions({
    queryKey: ['node', 'reserves', pool],
    queryFn: ({ signal }): Promise<Reserve[] | null> => read(reservesCall(pool), decodeReserves, signal),
    ...fresh,
  })
}

/** `getUserPositions(address)`: what a person holds, owes and may move, per asset. */
export function positionsQuery(user: Address) {
  const pool = config().lendingPool
  return queryOptions({
    queryKey: ['node', 'positions', user, pool],
    queryFn: ({ signal }): Promise<Position[] | null> =>
      read(positionsCall(pool, user), decodePositions, signal),
    ...fresh,
  })
}

/** `getUserAccount(address)`: score, tier and limits over all assets. */
export function accountQuery(user: Address) {
  const pool = config().lendingPool
  return queryOptions({
    queryKey: ['node', 'account', user, pool],
    queryFn: ({ signal }): Promise<CreditAccount | null> =>
      read(accountCall(pool, user), decodeAccount, signal),
    ...fresh,
  })
}

/** `creditProfile(address)`: what a score is made of. */
export function creditProfileQuery(user: Address) {
  const pool = config().lendingPool
  return queryOptions({
    queryKey: ['node', 'creditProfile', user, pool],
    queryFn: ({ signal }): Promise<CreditProfile | null> =>
      read(creditProfileCall(pool, user), decodeCreditProfile, signal),
    ...fresh,
  })
}
