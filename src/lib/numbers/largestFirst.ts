import { compare, type Decimal } from './decimal.ts'

/** Compares things by an amount of theirs, for `sort`: the largest first, those whose amount is unknown last, as they came. */
export function largestFirst<Item>(amountOf: (item: Item) => Decimal | null) {
  return (one: Item, other: Item): number => {
    const [left, right] = [amountOf(one), amountOf(other)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return compare(right, left)
  }
}
