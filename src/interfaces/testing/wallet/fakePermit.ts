import {
  decodeFunctionData,
  domainSeparator,
  encodeAbiParameters,
  type Hex,
  hashTypedData,
  recoverAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { setWalletDependencies } from '#interfaces/wallet/walletDependencies.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { type Address, checksummed } from '#lib/wire/shapes.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { depositWithPermit, repayWithPermit } from '#spec/abi/lendingPoolSelectors.ts'
import { DOMAIN_SEPARATOR, name, nonces } from '#spec/abi/permitSelectors.ts'

/* For tests: a token and a pool that accept permits, and the owner's key. viem reads the signatures back. */

const zeroAmount: Hex = '0x1f2a2005'

/** The chain's time: that of the block it is making, in seconds. The newest one is an hour older. */
export const blockTime = BigInt(Math.floor(Date.now() / 1_000)) + 600n

function blockAt(tag: string, ahead = 0n) {
  const [number, time] = tag === 'pending' ? ['0x8', blockTime] : ['0x7', blockTime - 3_600n]
  return { number, timestamp: `0x${(time + ahead).toString(16)}` }
}

const signer = privateKeyToAccount(generatePrivateKey())
export const permitOwner: Address = checksummed(signer.address)

export function domainOf(token: Address, chainId = 31_337) {
  return { name: 'Signed Dollar', version: '1', chainId, verifyingContract: token }
}

export type FakeContracts = {
  nonce: bigint | null
  chainId: number
  /** Whether the pool has entries for permits. */
  takesPermits: boolean
  /** The token's hash of its domain, where it is not that of its name, version 1, `chainId` and its address. */
  separator?: Hex
  /** Seconds that the node's blocks are ahead of `blockTime`. */
  ahead?: bigint
}

/** A node with these contracts. A function that they do not have reverts without a reason. */
export function answerAsContracts(token: Address, contracts: () => FakeContracts): void {
  setWalletDependencies({
    callNode: async (method, [call]) => {
      const found = contracts()
      const { nonce, chainId, takesPermits, ahead } = found
      const { separator = domainSeparator({ domain: domainOf(token, chainId) }) } = found
      if (method === 'eth_getBlockByNumber') return blockAt(String(call), ahead)
      const selector = (call as { data: Hex }).data.slice(0, 10)
      if (selector === depositWithPermit || selector === repayWithPermit)
        return revert(takesPermits ? zeroAmount : undefined)
      if (selector === name) return encodeAbiParameters([{ type: 'string' }], [domainOf(token).name])
      if (selector === DOMAIN_SEPARATOR) return separator
      if (selector === nonces && nonce !== null) return encodeAbiParameters([{ type: 'uint256' }], [nonce])
      return revert(undefined)
    },
    gasLimit: async () => null,
  })
}

function revert(data: Hex | undefined): never {
  const cause = { code: 3, message: 'execution reverted', ...(data && { data }) }
  throw new InterfaceError('node', 'refused', 'It reverted.', { cause })
}

/** Signs typed data, given as JSON, with the owner's key. */
export function signAsOwner(json: unknown): Promise<Hex> {
  return signer.signTypedData(JSON.parse(String(json)))
}

/** A call with a permit, decoded, and who signed the typed data that it carries a signature of. */
export async function readPermittedCall(data: Hex, json: string) {
  const { functionName, args } = decodeFunctionData({ abi: lendingPoolAbi, data })
  const [asset, amount, deadline, v, r, s] = args as [Hex, bigint, bigint, number, Hex, Hex]
  const signature = { v: BigInt(v), r, s }
  const recovered = await recoverAddress({ hash: hashTypedData(JSON.parse(json)), signature })
  return { functionName, asset: checksummed(asset), amount, deadline, recovered }
}
