import type { MarketTerms } from '#domain/markets/create/marketDraft.ts'
import { type ContractCall, encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { createMarket } from '#spec/abi/hlpmmFactorySelectors.ts'
import { claimFees, setFeeStrategy } from '#spec/abi/hlpmmNftSelectors.ts'

/** Opens a market. The caller receives the NFT that decides on its fees. */
export function createMarketCall(factory: Address, terms: MarketTerms): ContractCall {
  const texts = [terms.name, terms.symbol, terms.metadata].map(encodeText)
  // The ABI refers to each text by its offset after the four words of the arguments.
  let place = 4n * 32n
  const places = texts.map((text) => {
    const own = place
    place += BigInt(text.length / 2)
    return own
  })
  const head = encodeCall(createMarket, ...places, BigInt(terms.strategy))
  return { to: factory, data: `${head}${texts.join('')}` as Hex }
}

/** Encodes a text in hexadecimal digits: its length, then its bytes in whole words. */
function encodeText(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0'))
  const words = Math.ceil(bytes.length / 32)
  return bytes.length.toString(16).padStart(64, '0') + bytes.join('').padEnd(words * 64, '0')
}

/** Sets the use of a market's fees. The contract accepts it only from the owner of the market's NFT. */
export function setFeeStrategyCall(nft: Address, nftId: number, strategy: number): ContractCall {
  return { to: nft, data: encodeCall(setFeeStrategy, BigInt(nftId), BigInt(strategy)) }
}

/**
 * Distributes the fees of a market by its strategy. The contract accepts it only from the owner of the market's NFT.
 */
export function claimFeesCall(nft: Address, nftId: number): ContractCall {
  return { to: nft, data: encodeCall(claimFees, BigInt(nftId)) }
}
