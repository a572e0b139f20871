import type { Address } from '#lib/wire/shapes.ts'

/** What a transfer says of an NFT, as far as it is known. */
type IdTransfer = {
  token: { address: Address } | null
  type: string | null
  from: { address: Address }
  to: { address: Address }
  amount: bigint | null
  tokenId: string | null
}

const zeroAddress = `0x${'0'.repeat(40)}`

/**
 * The ids of one collection that these transfers name, newest first. The last transfer of an ERC-721 token names its
 * owner, and one to the zero address burns it: then it is left out. Others have an owner that is null.
 */
export function idsOfCollection<Transfer extends IdTransfer>(
  newestFirst: readonly Transfer[],
): { id: string; owner: Transfer['to'] | null }[] {
  const found = new Map<string, Transfer['to'] | null>()
  for (const { tokenId, type, to } of newestFirst)
    if (tokenId !== null && !found.has(tokenId)) found.set(tokenId, type === 'ERC-721' ? to : null)
  return [...found]
    .map(([id, owner]) => ({ id, owner }))
    .filter(({ owner }) => owner?.address.toLowerCase() !== zeroAddress)
}

type HeldId<Token> = { token: Token; id: string; value: bigint | null }

/**
 * The NFTs that an address holds by its transfers. An ERC-721 token belongs to whom its last transfer went. Of ERC-1155
 * tokens it holds what came in less what went out, which needs all transfers: of a part of them the amount is null.
 */
export function idsOfHolder<Transfer extends IdTransfer>(
  newestFirst: readonly Transfer[],
  { holder, isWhole }: { holder: Address; isWhole: boolean },
): HeldId<NonNullable<Transfer['token']>>[] {
  type Held = { isSingle: boolean; isHeld: boolean; sum: bigint; token: NonNullable<Transfer['token']> }
  const found = new Map<string, Held & { id: string }>()
  for (const { token, tokenId, type, from, to, amount } of newestFirst) {
    if (token === null || tokenId === null) continue
    const key = `${token.address} ${tokenId}`
    const isSingle = type === 'ERC-721'
    const isHeld = to.address === holder
    const held = found.get(key) ?? { token, id: tokenId, isSingle, isHeld, sum: 0n }
    const change = amount ?? 1n
    if (to.address === holder) held.sum += change
    if (from.address === holder) held.sum -= change
    found.set(key, held)
  }
  return [...found.values()]
    .filter(({ isSingle, isHeld, sum }) => (isSingle ? isHeld : !isWhole || sum > 0n))
    .map(({ token, id, isSingle, sum }) => ({ token, id, value: isSingle ? 1n : isWhole ? sum : null }))
}
