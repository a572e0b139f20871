import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import {
  cycleLengthCall,
  decodeCycleLength,
  decodeReserves,
  decodeUserState,
  reservesCall,
  type UserState,
  userStateCall,
} from '#interfaces/lending/views.ts'
import { isRevert, revertData } from '#interfaces/node/rpc/revert.ts'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import { knowsPool, lendingPool } from '#lib/browser/config/lendingPool.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import { type Address, type Hex, hexData } from '#lib/wire/shapes.ts'

/*
 * The pool's own views, read through the node. They report more than the lending API and belong to one block. A pool
 * without them reverts or returns no data: then the query is null, and the page uses the API alone, as for a pool of
 * unknown address. A node may also fail while it mines: a revert of a pool that has answered before is an error, and so is
 * a panic, because only a function that exists can panic.
 */

const fresh = { staleTime: 2_000, refetchInterval: 6_000 }

/** Solidity's `Panic(uint256)`. */
const panicSelector = '0x4e487b71'

function isPanic(error: unknown): boolean {
  return revertData(error)?.startsWith(panicSelector) === true
}

type Reading = { client: QueryClient; signal: AbortSignal }

async function read<T>(
  call: ContractCall,
  decode: (data: Hex) => T,
  { client, signal }: Reading,
): Promise<T | null> {
  try {
    const data = await ask(call, signal)
    return data === '0x' ? null : decode(data)
  } catch (error) {
    const saysNoView = (isRevert(error) && !isPanic(error)) || error instanceof RangeError
    if (saysNoView && !hasAnswered(client, call.to)) return null
    throw error
  }
}

/** A panic of a node that mines is over with the next call. */
async function ask(call: ContractCall, signal: AbortSignal): Promise<Hex> {
  const once = () => callNode('eth_call', [call, 'latest'], hexData, signal)
  return once().catch((error: unknown) => {
    if (isPanic(error)) return once()
    throw error
  })
}

const names = ['reserves', 'userState']

function hasAnswered(client: QueryClient, pool: Address): boolean {
  const known = client.getQueryCache().findAll({
    queryKey: ['node'],
    predicate: ({ queryKey, state }) =>
      names.includes(String(queryKey[1])) && queryKey.at(-1) === pool && Boolean(state.data),
  })
  return known.length > 0
}

/** `getReserves()`: every asset of the pool, in one call. */
export function reservesQuery() {
  const pool = knowsPool() ? lendingPool() : null
  return queryOptions({
    queryKey: ['node', 'reserves', pool],
    queryFn: (reading): Promise<Reserve[] | null> =>
      pool === null ? Promise.resolve(null) : read(reservesCall(pool), decodeReserves, reading),
    ...fresh,
  })
}

/**
 * `getUserState(address)`: the reserves, one person's account, positions and credit, all of one block. A dialog's
 * figures are exact because all of it is of one block.
 */
export function userStateQuery(user: Address) {
  const pool = knowsPool() ? lendingPool() : null
  return queryOptions({
    queryKey: ['node', 'userState', user, pool],
    queryFn: (reading): Promise<UserState | null> =>
      pool === null ? Promise.resolve(null) : read(userStateCall(pool, user), decodeUserState, reading),
    ...fresh,
  })
}

/** `cycleLength()`: the seconds of a credit cycle, which never change. */
export function cycleLengthQuery() {
  const pool = knowsPool() ? lendingPool() : null
  return queryOptions({
    queryKey: ['node', 'cycleLength', pool],
    queryFn: (reading): Promise<number | null> =>
      pool === null ? Promise.resolve(null) : read(cycleLengthCall(pool), decodeCycleLength, reading),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
