import { servedPaths } from '#network/explorer/servedPaths.ts'
import type { Random } from '#network/seed/random.ts'
import { oddHeaders, oddMethods, oddUrlText } from './oddText.ts'

const parameters = `q page items_count filter type method token topic sort order block_number index hash value
  address_hash token_id fiat_value rank id sort_value contract_address_hash include_zero_value index_in_batch
  transaction_index state_changes_count`.split(/\s+/)

/** A request for interface C: any of its paths and parameters, with odd values. */
export function explorerRequest(url: string, random: Random): [string, RequestInit] {
  const path = random.pick([...servedPaths, '/{x}', '/{x}/{x}']).replace(/\{\w+\}/g, () => oddUrlText(random))
  const query = Array.from({ length: random.integer(0, 4) }, () => {
    const name = random.chance(0.9) ? random.pick(parameters) : oddUrlText(random)
    return random.chance(0.9) ? `${name}=${oddUrlText(random)}` : name
  })
  const slash = random.chance(0.1) ? '/' : ''
  const init = { method: random.pick(oddMethods), headers: oddHeaders(random) }
  return [`${url}/api/v2${path}${slash}?${query.join('&')}`, init]
}
