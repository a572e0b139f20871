import type { Address } from 'viem'
import type { VerifiedContract } from '#network/explorer/verification/verifiedContracts.ts'
import type { addresses } from '#network/store/schema/addressTables.ts'

type AddressRow = Pick<typeof addresses.$inferSelect, 'address' | 'name' | 'isContract'>

/** What is known of a contract by its code: its name, and the names of a proxy's implementations. */
export type Verified = {
  contract?: VerifiedContract | null
  nameOf?: (implementation: Address) => string | null
}

export type AddressReference = ReturnType<typeof addressReference>

/** An address that is only mentioned: `from`, `to`, `miner`, the address of a log. */
export function addressReference(
  hash: Address,
  row: AddressRow | undefined,
  { contract = null, nameOf = () => null }: Verified = {},
) {
  const proxy = contract?.proxy ?? null
  return {
    hash,
    name: row?.name ?? contract?.name ?? null,
    is_contract: row?.isContract ?? false,
    is_verified: contract?.abi != null,
    is_scam: false,
    reputation: 'ok',
    ens_domain_name: null,
    implementations: (proxy?.implementations ?? []).map((address_hash) => ({
      address_hash,
      name: nameOf(address_hash),
    })),
    proxy_type: proxy?.type ?? null,
    metadata: null,
  }
}
