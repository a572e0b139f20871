import type { Address } from 'viem'
import type { CoinChange } from '#network/explorer/stateChanges/storedCoinChanges.ts'
import type { TokenChange } from '#network/explorer/stateChanges/tokenChanges.ts'
import type { References } from './batchLoader.ts'

/** A change of the native coins of an address. */
export function coinChangeRecord(change: CoinChange, miner: Address, references: References) {
  return {
    address: references.address(change.address),
    is_miner: change.address === miner,
    type: 'coin',
    token: null,
    token_id: null,
    ...balancesOf(change),
    change: change.change?.toString() ?? null,
  }
}

/**
 * A change of a token that an address has. For ERC-721 the change is the list of ids that the address received and
 * sent.
 */
export function tokenChangeRecord(change: TokenChange, references: References) {
  const ids = change.moves.map(({ direction, tokenId }) => ({
    direction,
    total: { token_id: tokenId.toString(), token_instance: null },
  }))
  return {
    address: references.address(change.address),
    is_miner: false,
    type: 'token',
    token: references.token(change.token),
    token_id: change.tokenId?.toString() ?? null,
    ...balancesOf(change),
    change: change.tokenType === 'ERC-721' ? ids : (change.change?.toString() ?? null),
  }
}

/** Both balances or none: one of them alone would be a guess. */
function balancesOf({ before, after }: { before: bigint | null; after: bigint | null }) {
  const known = before !== null && after !== null && before >= 0n && after >= 0n
  return {
    balance_before: known ? before.toString() : null,
    balance_after: known ? after.toString() : null,
  }
}
