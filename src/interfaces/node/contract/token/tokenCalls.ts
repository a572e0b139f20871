import { type ContractCall, encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { approve, mint } from '#spec/abi/tokenSelectors.ts'

/** The standard ERC-20 approval of `amount` base units; zero revokes it. */
export function approveCall(token: Address, spender: Address, amount: bigint): ContractCall {
  return { to: token, data: encodeCall(approve, spender, amount) }
}

/** Mints `amount` base units. Only the local network's tokens let anybody mint. */
export function mintCall(token: Address, to: Address, amount: bigint): ContractCall {
  return { to: token, data: encodeCall(mint, to, amount) }
}
