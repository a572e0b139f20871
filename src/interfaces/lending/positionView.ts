import type { Position } from '#domain/lending/account/position.ts'
import type { WordReader } from '#lib/wire/abiCodec.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import * as positionWords from '#spec/abi/lendingPoolLayouts/positionView.ts'

/** Reads a `PositionView` of the contract. Throws RangeError when the answer is too short. */
export function readPosition(words: WordReader): Position {
  return {
    asset: checksummed(words.address(positionWords.asset)),
    wallet: words.uint(positionWords.wallet),
    allowance: words.uint(positionWords.allowance),
    supplied: words.uint(positionWords.supplied),
    borrowed: words.uint(positionWords.borrowed),
    scaledSupply: words.uint(positionWords.scaledSupply),
    scaledDebt: words.uint(positionWords.scaledDebt),
    principal: words.uint(positionWords.principal),
    tier: words.small(positionWords.tier),
    borrowRate: words.uint(positionWords.borrowRate),
    due: words.uint(positionWords.due),
    maxWithdraw: words.uint(positionWords.maxWithdraw),
    maxBorrow: words.uint(positionWords.maxBorrow),
  }
}
