import type { Address } from 'viem'
import type { addresses } from '#network/store/schema/addresses.ts'

type AddressRow = Pick<typeof addresses.$inferSelect, 'address' | 'name' | 'isContract'>

export type AddressReference = ReturnType<typeof addressReference>

/** An address that is only mentioned: `from`, `to`, `miner`, the address of a log. */
export function addressReference(hash: Address, row: AddressRow | undefined) {
  return {
    hash,
    name: row?.name ?? null,
    is_contract: row?.isContract ?? false,
    is_verified: false,
    is_scam: false,
    reputation: 'ok',
    ens_domain_name: null,
    implementations: [],
    proxy_type: null,
    metadata: null,
  }
}
