import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { cleanText } from '#lib/text/text.ts'
import type { WordReader } from '#lib/wire/abiCodec.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import * as configWords from '#spec/abi/lendingPoolLayouts/reserveConfig.ts'
import * as reserveWords from '#spec/abi/lendingPoolLayouts/reserveView.ts'

const tiers = [0, 1, 2, 3, 4]

/** Reads a `ReserveView` of the contract. Throws RangeError when the answer is too short. */
export function readReserve(words: WordReader): Reserve {
  const config = words.from(reserveWords.config)
  const eachTier = (from: number) => tiers.map((tier) => words.uint(from + tier))
  return {
    asset: checksummed(words.address(reserveWords.asset)),
    pToken: checksummed(words.address(reserveWords.pToken)),
    symbol: cleanText(words.text(reserveWords.symbol), { longest: 32 }),
    decimals: words.small(reserveWords.decimals),
    price: words.uint(reserveWords.price),
    priceLower: words.uint(reserveWords.priceLower),
    priceUpper: words.uint(reserveWords.priceUpper),
    priceAverage: words.uint(reserveWords.priceAverage),
    isPriceFresh: words.flag(reserveWords.priceFresh),
    cash: words.uint(reserveWords.cash),
    totalSupplied: words.uint(reserveWords.totalSupplied),
    totalBorrowed: words.uint(reserveWords.totalBorrowed),
    utilization: words.uint(reserveWords.utilization),
    supplyRate: words.uint(reserveWords.supplyRate),
    borrowRates: eachTier(reserveWords.borrowRate),
    supplyIndex: words.uint(reserveWords.supplyIndex),
    borrowIndexes: eachTier(reserveWords.borrowIndex),
    supplyScaled: words.uint(reserveWords.supplyScaled),
    reserveScaled: words.uint(reserveWords.reserveScaled),
    borrowScaled: eachTier(reserveWords.borrowScaled),
    reserves: words.uint(reserveWords.reserves),
    ltvBps: config.uint(configWords.ltvBps),
    liquidationThresholdBps: config.uint(configWords.liquidationThresholdBps),
    liquidationBonusBps: config.uint(configWords.liquidationBonusBps),
    reserveFactorBps: config.uint(configWords.reserveFactorBps),
    model: {
      kinkBps: config.uint(configWords.kinkBps),
      baseRateBps: config.uint(configWords.baseRateBps),
      slope1Bps: config.uint(configWords.slope1Bps),
      slope2Bps: config.uint(configWords.slope2Bps),
    },
    supplyCap: config.uint(configWords.supplyCap),
    borrowCap: config.uint(configWords.borrowCap),
    minimumBorrow: config.uint(configWords.minimumBorrow),
    borrowable: config.flag(configWords.borrowable),
    paused: config.flag(configWords.paused),
    asOf: words.uint(reserveWords.asOf),
  }
}
