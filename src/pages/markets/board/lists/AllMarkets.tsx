import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/form/buttonClass.ts'

/** The way back to all markets from a search or a watchlist that has none. */
export function AllMarkets() {
  return (
    <Link
      from="/markets"
      to="/markets"
      search={({ view, order }) => ({ view, order })}
      className={buttonClass({ size: 'small' })}
    >
      All markets
    </Link>
  )
}
