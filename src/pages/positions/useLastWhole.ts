import { useEffect, useRef } from 'react'
import type { Address } from '#lib/wire/shapes.ts'
import type { Position } from './marketPosition.ts'

/**
 * Positions, those that do not add up as they last did while `isAgain`, as they are read again: mostly a trade came between two
 * reads, and a sum without them would jump.
 */
export function useLastWhole(owner: Address, positions: readonly Position[], isAgain: boolean): Position[] {
  const last = useRef(new Map<string, Position>())
  useEffect(() => {
    for (const position of positions)
      if (position.missing === null) last.current.set(owner + position.pool, position)
  })
  return positions.map((position) =>
    isAgain && isOff(position) ? (last.current.get(owner + position.pool) ?? position) : position,
  )
}

/** Whether the trades and transfers of a position do not add up to its balance. */
export function isOff({ missing }: Position): boolean {
  return missing === 'balance' || missing === 'amounts'
}
