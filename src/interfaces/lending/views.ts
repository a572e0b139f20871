import type { Position } from '#domain/lending/account/position.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { type ContractCall, encodeCall, readWords, type WordReader } from '#lib/wire/abiCodec.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import * as positionWords from '#spec/abi/lendingPoolLayouts/positionView.ts'
import * as userWords from '#spec/abi/lendingPoolLayouts/userState.ts'
import { cycleLength, getReserves, getUserState } from '#spec/abi/lendingPoolSelectors.ts'
import { type CreditAccount, type CreditProfile, readAccount, readCredit } from './creditView.ts'
import { readPosition } from './positionView.ts'
import { readReserve } from './reserveView.ts'

/*
 * The pool's views: calls as plain data, and their answers read by the generated layouts of the structs. The page sends
 * them through the node. A pool without these views reverts or returns no data.
 */

const mostRows = 200

/** The state of the pool and of one person in it, at one block. */
export type UserState = {
  reserves: Reserve[]
  account: CreditAccount
  positions: Position[]
  credit: CreditProfile
}

/** `getReserves()`: every asset of the pool. */
export function reservesCall(pool: Address): ContractCall {
  return { to: pool, data: encodeCall(getReserves) }
}

/** `getUserState(address)`: every asset, and one person's positions, limits and credit. */
export function userStateCall(pool: Address, user: Address): ContractCall {
  return { to: pool, data: encodeCall(getUserState, user) }
}

/** `cycleLength()`: the seconds of a credit cycle. */
export function cycleLengthCall(pool: Address): ContractCall {
  return { to: pool, data: cycleLength }
}

/** Decodes the answer to `cycleLengthCall`. Throws RangeError when `data` is not a number of seconds. */
export function decodeCycleLength(data: Hex): number {
  return readWords(data).small(0)
}

/** Decodes the answer to `reservesCall`. Throws RangeError when `data` is not a list of reserves. */
export function decodeReserves(data: Hex): Reserve[] {
  return readReserves(readWords(data).at(0))
}

/** Decodes the answer to `userStateCall`. Throws RangeError when `data` is not the state of a user. */
export function decodeUserState(data: Hex): UserState {
  const words = readWords(data).at(0)
  return {
    reserves: readReserves(words.at(userWords.reserves)),
    account: readAccount(words.from(userWords.account)),
    positions: readPositions(words.at(userWords.positions)),
    credit: readCredit(words.from(userWords.credit)),
  }
}

/** Reads a list of dynamic structs: the number of items, then the offset of each. */
function readReserves(list: WordReader): Reserve[] {
  const rows = list.from(1)
  return range(list.small(0)).map((index) => readReserve(rows.at(index)))
}

/** Reads a list of static structs: the number of items, then one after the other. */
function readPositions(list: WordReader): Position[] {
  return range(list.small(0)).map((index) => readPosition(list.from(1 + index * positionWords.words)))
}

function range(length: number): number[] {
  if (length > mostRows) throw new RangeError('The answer is too long.')
  return Array.from({ length }, (_, index) => index)
}
