import { formatCount } from '#lib/format/count.ts'
import { type Asked, useUnreadable } from './useUnreadable.ts'

/** How many candles, trades and holders that the rows on screen asked for could not be read. */
export function UnreadableCounts() {
  return (
    <>
      <Unreadable asked="priceLine" words="of their candles" />
      <Unreadable asked="buysAndSells" words="of their trades" />
      <Unreadable asked="topHolder" words="of their largest holders" />
    </>
  )
}

function Unreadable({ asked, words }: { asked: Asked; words: string }) {
  const count = useUnreadable(asked)
  if (count === 0) return null
  return (
    <span className="text-warn">
      {formatCount(count)} {words} could not be read
    </span>
  )
}
