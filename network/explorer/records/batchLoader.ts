import type { Address, Hash } from 'viem'
import { implementationsThen } from '#network/explorer/artifacts/implementationThen.ts'
import { withChecked } from '#network/explorer/assets/assets.ts'
import type { DataSources } from '#network/explorer/dataSources.ts'
import type { AbiIndex } from '#network/explorer/decode/abiIndex.ts'
import { standardIndex } from '#network/explorer/decode/knownAbi.ts'
import { codeRun, type RanCode } from '#network/explorer/queries/internalTransactionQueries.ts'
import type { VerifiedContracts } from '#network/explorer/verification/verifiedContracts.ts'
import { type AddressReference, addressReference } from './addressReference.ts'
import { type TokenRecord, tokenRecord } from './tokenRecord.ts'

/** The addresses and tokens that the records of one answer mention, and the ABIs to decode their calls. */
export type References = Pick<VerifiedContracts, 'methodName'> & {
  /** The ABIs to decode a call of the contract and its logs with in a transaction, the best first. */
  abis(contract: Address | null, transaction?: Hash): readonly AbiIndex[]
  address(hash: Address): AddressReference
  addressOrNull(hash: Address | null): AddressReference | null
  token(address: Address): TokenRecord | null
}

/** Loads all addresses and tokens that an answer will mention, each of them once. */
export async function loadReferences(
  sources: DataSources,
  mentioned: Iterable<Address | null | undefined>,
  mentionedTokens: Iterable<Address> = [],
  /** The transactions of which calls and logs are decoded. */
  transactions: readonly Hash[] = [],
): Promise<References> {
  const { known, assets, contracts } = sources
  const wantedTokens = [...new Set(mentionedTokens)]
  const [addresses, tokens, priced] = await Promise.all([
    known.addresses([...new Set(mentioned)].filter((address) => address != null)),
    known.tokens(wantedTokens),
    // Only the records of tokens have prices and supplies.
    wantedTokens.length > 0 ? assets().then((all) => withChecked(sources, all, wantedTokens)) : undefined,
  ])
  const codes = [...new Set(mentioned)].filter((hash) => hash != null && addresses.get(hash)?.isContract)
  const [kinds] = await Promise.all([known.tokens(codes as Address[]), contracts.load(codes as Address[])])
  const ran = await loadRanCode(sources, codes as Address[], transactions)
  const records = new Map<Address, TokenRecord>()
  for (const address of wantedTokens) {
    const row = tokens.get(address)
    if (row && priced) records.set(address, tokenRecord(row, priced))
  }
  const address = (hash: Address) => {
    const nameOf = (implementation: Address) => contracts.get(implementation)?.name ?? null
    return addressReference(hash, addresses.get(hash) ?? undefined, { contract: contracts.get(hash), nameOf })
  }
  return {
    abis: (contract, transaction) =>
      contracts.abis(
        contract,
        standardIndex(kinds.get(contract ?? '')?.token.type ?? null),
        transaction &&
          ran
            .filter((each) => each.contract === contract && each.transactionHash === transaction)
            .map(({ code }) => code),
      ),
    methodName: contracts.methodName,
    address,
    addressOrNull: (hash) => (hash === null ? null : address(hash)),
    token: (hash) => records.get(hash) ?? null,
  }
}

/** What the proxies among the contracts ran in the transactions: they may have had other implementations than today. */
async function loadRanCode(
  { database, node, contracts }: DataSources,
  mentioned: readonly Address[],
  transactions: readonly Hash[],
): Promise<RanCode[]> {
  const proxies = mentioned.flatMap((address) => {
    const proxy = contracts.get(address)?.proxy
    return proxy ? [{ address, type: proxy.type }] : []
  })
  const hashes = [...new Set(transactions)]
  const [traced, had] = await Promise.all([
    codeRun(
      database,
      hashes,
      proxies.map(({ address }) => address),
    ),
    implementationsThen({ database, node }, proxies, hashes),
  ])
  const isTraced = ({ contract, transactionHash }: RanCode) =>
    traced.some((each) => each.contract === contract && each.transactionHash === transactionHash)
  const ran = [...traced, ...had.filter((each) => !isTraced(each))]
  await contracts.load([...new Set(ran.map(({ code }) => code))])
  return ran
}
