import type { Interface } from 'ethers/abi'
import { getAddress } from 'ethers/address'
import { TypedDataEncoder } from 'ethers/hash'
import { Transaction } from 'ethers/transaction'
import { factory, lendingPool, nft, permitType, router, token } from './contracts.ts'
import type { World } from './world.ts'

/** One call, decoded: addresses checksummed, all else as digits or hexadecimal. */
export type RequestedCall = {
  to: string
  /** The function's name in the contract's source. */
  name: string
  arguments: readonly string[]
  /** Wei. */
  value: bigint
}

type TypedData = {
  domain: { name: string; chainId: number; verifyingContract: string }
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  message: Record<string, string>
}

/** A request to sign: calls, or a permit. */
export type SigningRequest = { chainId: number; from: string } & (
  | { calls: readonly RequestedCall[]; isAtomic: boolean | null }
  | { permit: TypedData }
)

export type WalletRequest = { method: string; params?: readonly unknown[] | undefined }

/** Whether a wallet signs something for this request. */
export function isSigned({ method }: WalletRequest): boolean {
  return /send|sign/i.test(method)
}

type Sent = { from: string; to: string; data?: string; value?: string; chainId?: string }
type Bundle = { from: string; chainId: string; atomicRequired: boolean; calls: Sent[] }

/** Decodes a request. Throws with a sentence for one that cannot be decoded completely. */
export function readRequest({ method, params = [] }: WalletRequest, world: World): SigningRequest {
  if (method === 'eth_sendTransaction') {
    const sent = params[0] as Sent
    return { ...heads(sent), calls: [readCall(sent, world)], isAtomic: null }
  }
  if (method === 'wallet_sendCalls') {
    const bundle = params[0] as Bundle
    const calls = bundle.calls.map((call) => readCall(call, world))
    return { ...heads(bundle), calls, isAtomic: bundle.atomicRequired }
  }
  if (method === 'eth_signTypedData_v4') return readPermit(params)
  if (method === 'eth_sendRawTransaction') {
    const { from, to, data, value, chainId } = Transaction.from(String(params[0]))
    const call = { from: String(from), to: String(to), data, value: `0x${value.toString(16)}` }
    return { chainId: Number(chainId), from: String(from), calls: [readCall(call, world)], isAtomic: null }
  }
  throw new Error(`No decoder knows ${method}.`)
}

function heads({ from, chainId }: { from: string; chainId?: string }) {
  if (chainId === undefined) throw new Error('It names no chain.')
  return { from: getAddress(from), chainId: Number(chainId) }
}

function readCall({ to, data = '0x', value = '0x0' }: Sent, world: World): RequestedCall {
  const contract = contractAt(to, world)
  const read = contract.parseTransaction({ data })
  if (read === null) throw new Error(`${to} has no function ${data.slice(0, 10)}.`)
  if (contract.encodeFunctionData(read.fragment, read.args) !== data.toLowerCase())
    throw new Error(`${read.name} has more data than its arguments.`)
  return { to: getAddress(to), name: read.name, arguments: read.args.map(String), value: BigInt(value) }
}

function contractAt(to: string, { pool, router: trader, tokens, ...world }: World): Interface {
  const address = getAddress(to)
  if (world.factory && address === getAddress(world.factory)) return factory
  if (world.nft && address === getAddress(world.nft)) return nft
  if (address === getAddress(pool)) return lendingPool
  if (address === getAddress(trader)) return router
  if (tokens.some((each) => getAddress(each.address) === address)) return token
  throw new Error(`Nobody named a contract at ${to}.`)
}

function readPermit([from, json]: readonly unknown[]): SigningRequest {
  const permit: TypedData = JSON.parse(String(json))
  const { EIP712Domain: _, ...types } = permit.types
  const encoder = TypedDataEncoder.from(types)
  if (encoder.encodeType(permit.primaryType) !== permitType || encoder.primaryType !== permit.primaryType)
    throw new Error(`It signs ${encoder.encodeType(permit.primaryType)}, which is no permit.`)
  return {
    from: getAddress(String(from)),
    chainId: Number(permit.domain.chainId),
    permit: { ...permit, types },
  }
}
