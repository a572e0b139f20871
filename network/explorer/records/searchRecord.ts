import type { Address, Hash } from 'viem'
import type { BlockRow } from '#network/explorer/queries/blockQueries.ts'
import type { TokenRecord } from './tokenRecord.ts'

/** A token among the results of a search. */
export function tokenResult(token: TokenRecord) {
  return {
    type: 'token',
    name: token.name,
    symbol: token.symbol,
    address: token.address,
    address_hash: token.address,
    token_url: `/token/${token.address}`,
    address_url: `/address/${token.address}`,
    icon_url: token.icon_url,
    token_type: token.type,
    exchange_rate: token.exchange_rate,
    total_supply: token.total_supply,
    circulating_market_cap: token.circulating_market_cap,
    is_smart_contract_verified: false,
    is_smart_contract_address: true,
    is_verified_via_admin_panel: false,
    certified: false,
    reputation: 'ok',
    priority: 0,
  }
}

/** An address or a contract among the results of a search. */
export function addressResult(
  address: Address,
  row: { name: string | null; isContract: boolean } | undefined,
  contractName: string | null = null,
) {
  return {
    type: row?.isContract ? 'contract' : 'address',
    name: row?.name ?? contractName,
    address,
    address_hash: address,
    url: `/address/${address}`,
    is_smart_contract_verified: contractName !== null,
    is_smart_contract_address: row?.isContract ?? false,
    certified: false,
    ens_info: null,
    reputation: 'ok',
    priority: 0,
  }
}

/** A block among the results of a search. */
export function blockResult(row: BlockRow) {
  return {
    type: 'block',
    block_number: row.number,
    block_hash: row.hash,
    block_type: row.consensus ? 'block' : 'reorg',
    timestamp: row.timestamp.toISOString(),
    url: `/block/${row.hash}`,
    priority: 0,
  }
}

/** A transaction among the results of a search. It has no timestamp while it is pending. */
export function transactionResult(hash: Hash, timestamp: Date | null) {
  return {
    type: 'transaction',
    transaction_hash: hash,
    timestamp: timestamp?.toISOString() ?? null,
    url: `/tx/${hash}`,
    priority: 0,
  }
}
