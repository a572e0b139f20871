import { type Address, parseUnits } from 'viem'

const stableTerms = {
  ltvBps: 7500,
  liquidationThresholdBps: 8000,
  liquidationBonusBps: 500,
  kinkBps: 9000,
  slope1Bps: 500,
  slope2Bps: 6000,
}

const volatileTerms = {
  ltvBps: 7000,
  liquidationThresholdBps: 8000,
  liquidationBonusBps: 700,
  kinkBps: 8000,
  slope1Bps: 400,
  slope2Bps: 7500,
}

const sharedTerms = {
  reserveFactorBps: 1000,
  baseRateBps: 0,
  supplyCap: 0n,
  borrowCap: 0n,
  borrowable: true,
  paused: false,
}

/** Terms for a curve's token: collateral only, little of it, at a cautious value. */
export const curveTokenTerms = {
  ...sharedTerms,
  ...volatileTerms,
  ltvBps: 2500,
  liquidationThresholdBps: 4000,
  liquidationBonusBps: 1000,
  minimumBorrow: 0n,
  borrowable: false,
}

/** Decimals of the dollar prices that the oracle keeps and the pool answers. */
export const priceDecimals = 18

/** A dollar price as the oracle keeps it. */
export function oraclePrice(usd: string) {
  return parseUnits(usd, priceDecimals)
}

type FirstAssets = Record<'stablecoin' | 'wrappedEther' | 'wrappedBitcoin', Address>

/** The assets the lending pool starts with: price in dollars and terms. */
export function firstReserves({ stablecoin, wrappedEther, wrappedBitcoin }: FirstAssets) {
  const reserve = (asset: Address, price: string, terms: typeof stableTerms, minimumBorrow: bigint) => ({
    asset,
    price: oraclePrice(price),
    config: { ...sharedTerms, ...terms, minimumBorrow },
  })
  return [
    reserve(stablecoin, '1', stableTerms, parseUnits('10', 6)),
    reserve(wrappedEther, '3150', volatileTerms, parseUnits('0.003', 18)),
    reserve(wrappedBitcoin, '91500', volatileTerms, parseUnits('0.0001', 8)),
  ]
}
