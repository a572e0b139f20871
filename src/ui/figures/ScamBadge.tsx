import { Badge } from './Badge.tsx'

/** The mark of a token that the explorer reports. */
export function ScamBadge() {
  return (
    <Badge tone="down" title="The explorer reports this token as a scam">
      Scam
    </Badge>
  )
}
