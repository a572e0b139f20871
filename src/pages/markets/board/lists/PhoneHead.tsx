import type { ChangeWindow } from '#pages/markets/board/orderMarkets.ts'
import { CardHead } from '#ui/table/CardHead.tsx'

const windows = { hour: '1 h', sixHours: '6 h', day: '24 h' }

/** What the figures of the markets' cards on a phone are, above them and above their skeleton. */
export function PhoneHead({ within = 'day' }: { within?: ChangeWindow }) {
  return <CardHead start="Market" end={`Price · ${windows[within]}`} />
}
