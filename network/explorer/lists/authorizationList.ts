import { type Address, getAddress, type Hash, type Hex, hexToBigInt } from 'viem'
import { recoverAuthorizationAddress } from 'viem/utils'
import type { DataSources } from '#network/explorer/dataSources.ts'
import type { Node } from '#network/explorer/node/nodeReader.ts'
import { type TransactionRow, transactionsOfBlock } from '#network/explorer/queries/transactionQueries.ts'
import { type ParityOnWire, parityOf } from './authorizationParity.ts'

/** An authorization of EIP-7702 as nodes tell it. Quantities are hex. */
type WireAuthorization = ParityOnWire & { chainId: Hex; address: Address; nonce: Hex; r: Hex; s: Hex }
type Signed = WireAuthorization & { authority: Address | null }
type Status = 'ok' | 'invalid_chain_id' | 'invalid_signature' | 'invalid_nonce'

/** The type of transactions that carry authorizations. */
const carrying = 4
/** A signature with a larger `s` is not valid (EIP-2). */
const largestS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * The authorizations of a mined transaction, with the words of Blockscout. The nonce of each account decides whether one
 * took effect, so its status is null where the node no longer has the state of the block before. The list is null while
 * the node does not answer, and empty for a transaction of another type.
 */
export async function authorizationList(sources: DataSources, row: TransactionRow) {
  if (row.type !== carrying) return []
  try {
    return await readAuthorizations(sources, row)
  } catch {
    return null
  }
}

async function readAuthorizations({ node, database }: DataSources, row: TransactionRow) {
  const until = (await transactionsOfBlock(database, row)).filter(({ index }) => index <= row.index)
  const [chainId, lists] = await Promise.all([
    node.getChainId(),
    Promise.all(until.map(({ type, hash }) => (type === carrying ? readSigned(node, hash) : []))),
  ])
  const authorities = [...new Set(lists.flat().map(({ authority }) => authority))].filter(
    (one) => one !== null,
  )
  const nonces = await readNonces(node, authorities, row.blockNumber - 1)
  const told = until.map(({ from }, index) => {
    // A sender uses a nonce before the authorizations of the transaction are looked at.
    if (nonces.has(from)) nonces.set(from, next(nonces.get(from)))
    return (lists[index] ?? []).map((signed) => recordOf(signed, takeEffect(signed, chainId, nonces)))
  })
  return told.at(-1) ?? []
}

function recordOf({ address, authority, chainId, nonce, r, s, ...signature }: Signed, status: Status | null) {
  return {
    address_hash: getAddress(address),
    authority,
    chain_id: Number(chainId),
    nonce: hexToBigInt(nonce).toString(),
    r,
    s,
    v: parityOf(signature),
    status,
  }
}

/** Returns the status of an authorization. One that takes effect uses a nonce of its account. */
function takeEffect(signed: Signed, chainId: number, nonces: Map<Address, bigint | null>): Status | null {
  const { authority } = signed
  if (Number(signed.chainId) !== 0 && Number(signed.chainId) !== chainId) return 'invalid_chain_id'
  if (authority === null) return 'invalid_signature'
  const nonce = nonces.get(authority) ?? null
  if (nonce === null) return null
  if (nonce !== hexToBigInt(signed.nonce)) return 'invalid_nonce'
  nonces.set(authority, next(nonce))
  return 'ok'
}

const next = (nonce: bigint | null | undefined) => (nonce == null ? null : nonce + 1n)

async function readSigned(node: Node, hash: Hash): Promise<Signed[]> {
  const wire = await node.request({ method: 'eth_getTransactionByHash', params: [hash] })
  const list = (wire as { authorizationList?: WireAuthorization[] } | null)?.authorizationList
  if (!list) throw new Error('The node does not tell the authorizations.')
  return Promise.all(list.map(async (each) => ({ ...each, authority: await authorityOf(each) })))
}

async function authorityOf({ address, chainId, nonce, r, s, ...told }: WireAuthorization) {
  if (hexToBigInt(s) > largestS) return null
  const signed = { address, chainId: Number(chainId), nonce: Number(nonce) }
  const signature = { r, s, yParity: parityOf(told) }
  return recoverAuthorizationAddress({ authorization: signed, signature }).catch(() => null)
}

async function readNonces(node: Node, authorities: readonly Address[], block: number) {
  const nonces = await Promise.all(
    authorities.map(async (address): Promise<[Address, bigint | null]> => {
      const count = node.getTransactionCount({ address, blockNumber: BigInt(block) })
      return [address, await count.then(BigInt, () => null)]
    }),
  )
  return new Map(nonces)
}
