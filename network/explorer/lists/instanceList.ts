import type { Address } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { tokenBalance } from '#network/explorer/node/balanceAtBlock.ts'
import { metadataOnChain, ownerOnChain } from '#network/explorer/node/collectibleOnChain.ts'
import type { CollectibleRow, InstanceRow } from '#network/explorer/queries/instanceQueries.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { instanceRecord } from '#network/explorer/records/instanceRecord.ts'

/** Characters of a URI with its metadata and picture. A list has a hundred of them. */
const longestListed = 32_768
const longestAlone = 262_144

type Token = { address: Address; type: string }

/**
 * The records of tokens of a collection. The owner of an ERC-721 token is its only holder by the transfers; where these
 * name none or several, the contract says who it is.
 */
export async function instanceRecords(
  sources: DataSources,
  { address, type }: Token,
  rows: readonly InstanceRow[],
  { isAlone = false } = {},
) {
  const { node, known } = sources
  const block = await known.head()
  const ask = { block, longest: isAlone ? longestAlone : longestListed }
  const found = await Promise.all(
    rows.map(async ({ id, holders }) => {
      const [only] = holders
      const isSettled = holders.length === 1 && only !== undefined
      const [owner, metadata] = await Promise.all([
        type === 'ERC-721'
          ? isSettled
            ? only.holder
            : ownerOnChain(node, { token: address, id }, block)
          : isSettled && only.amount === 1n
            ? only.holder
            : null,
        metadataOnChain(node, { token: address, type, id }, ask),
      ])
      return { id, owner, metadata, isUnique: type === 'ERC-721' || (isSettled && only.amount === 1n) }
    }),
  )
  const references = await loadReferences(
    sources,
    found.map(({ owner }) => owner),
    [address],
  )
  return found.map(({ owner, ...around }) =>
    instanceRecord({ ...around, owner: references.addressOrNull(owner), token: references.token(address) }),
  )
}

/**
 * The records of the NFTs that an address holds, with `value`, how many of each. Of a part of the chain, amounts of
 * ERC-1155 come from the node: null while it does not answer. What the address has none of is left out.
 */
export async function collectibleRecords(
  sources: DataSources,
  { holder, isPartial }: { holder: Address; isPartial: boolean },
  rows: readonly CollectibleRow[],
) {
  const { node, known } = sources
  const block = await known.head()
  const [references, found] = await Promise.all([
    loadReferences(
      sources,
      [holder],
      rows.map(({ token }) => token),
    ),
    Promise.all(
      rows.map(async (row) => {
        const isLive = isPartial && row.type !== 'ERC-721'
        const [value, metadata] = await Promise.all([
          isLive ? tokenBalance(node, { ...row, holder }, BigInt(block)) : row.amount,
          metadataOnChain(node, row, { block, longest: longestListed }),
        ])
        return { ...row, value, metadata }
      }),
    ),
  ])
  return found
    .filter(({ value }) => value !== 0n)
    .map(({ token, type, id, value, metadata }) => {
      const isOwn = type === 'ERC-721'
      const owner = isOwn ? references.address(holder) : null
      const about = { id, isUnique: isOwn ? true : null, owner, metadata, token: references.token(token) }
      return { ...instanceRecord(about), value: value?.toString() ?? null }
    })
}
