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
export const blockTime = 1_900_000_000n

const blocks: Record<string, { number: string; timestamp: string }> = {
  pending: { number: '0x8', timestamp: `0x${blockTime.toString(16)}` },
  latest: { number: '0x7', timestamp: `0x${(blockTime - 3_600n).toString(16)}` },
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
}

/** A node with these contracts. A function that they do not have reverts without a reason. */
export function answerAsContracts(token: Address, contracts: () => FakeContracts): void {
  setWalletDependencies({
    callNode: async (method, [call]) => {
      if (method === 'eth_getBlockByNumber') return blocks[String(call)]
      const { nonce, chainId, takesPermits } = contracts()
      const selector = (call as { data: Hex }).data.slice(0, 10)
      if (selector === depositWithPermit || selector === repayWithPermit)
        return revert(takesPermits ? zeroAmount : undefined)
      if (selector === name) return encodeAbiParameters([{ type: 'string' }], [domainOf(token).name])
      if (selector === DOMAIN_SEPARATOR) return domainSeparator({ domain: domainOf(token, chainId) })
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
