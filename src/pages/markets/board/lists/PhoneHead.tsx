import { CardHead } from '#ui/table/CardHead.tsx'

/** What the figures of the markets' cards on a phone are, above them and above their skeleton. */
export function PhoneHead() {
  return <CardHead start="Market" end="Price · 24 h, * since launch" />
}
