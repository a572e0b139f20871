/** Deeper parts are taken as new, as by the library: a hostile answer can be nested deeper than calls can. */
const deepest = 500

/**
 * `next`, with every part of it that equals its counterpart in `before` replaced by that one, and so `before` itself
 * where all is equal. Like the library's own, which takes each date for another one: rows that did not change stay the
 * same objects, and are not rendered again.
 */
export function keepEqualParts(before: unknown, next: unknown, depth = 0): unknown {
  if (Object.is(before, next)) return before
  if (before instanceof Date && next instanceof Date) return +before === +next ? before : next
  if (depth > deepest) return next
  if (Array.isArray(before) && Array.isArray(next)) return keepIn(before, next, [], depth)
  if (isRecord(before) && isRecord(next)) return keepIn(before, next, {}, depth)
  return next
}

function keepIn<T extends object>(before: T, next: T, result: T, depth: number): T {
  const keys = Object.keys(next) as (keyof T)[]
  let isEqual = Object.keys(before).length === keys.length
  for (const key of keys) {
    result[key] = keepEqualParts(before[key], next[key], depth + 1) as T[keyof T]
    isEqual &&= Object.is(result[key], before[key]) && Object.hasOwn(before, key)
  }
  return isEqual ? before : result
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
