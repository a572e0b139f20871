import { Star as StarIcon } from 'lucide-react'
import type { Address } from '#lib/wire/shapes.ts'
import { IconButton } from '#ui/form/IconButton.tsx'
import { toggleWatched, useWatchlist } from './watchlist.ts'

type StarProps = { pool: Address; symbol: string }

/** Adds a market to the watchlist, or removes it. */
export function Star({ pool, symbol }: StarProps) {
  const watched = useWatchlist().includes(pool)
  return (
    <IconButton label={`Watch ${symbol}`} aria-pressed={watched} onClick={() => toggleWatched(pool)}>
      <StarIcon size={15} fill={watched ? 'currentColor' : 'none'} aria-hidden />
    </IconButton>
  )
}
