import { useQuery } from '@tanstack/react-query'
import { cycleLengthQuery } from '#pages/lending/data/poolQueries.ts'
import { Time } from '#ui/figures/Time.tsx'

type NothingDueProps = {
  cycleEndsAt: Date
  /** Which payment comes at the end of the cycle after it; null where no loan is open then. */
  next: 'first' | 'next' | null
}

/** Until when nothing is to be paid, and until when the next payment is: in words without the credit cycle. */
export function NothingDue({ cycleEndsAt, next }: NothingDueProps) {
  const { data: seconds } = useQuery(cycleLengthQuery())
  return (
    <>
      Nothing to pay before <Time at={cycleEndsAt} style="full" />
      {next && seconds && (
        <>
          ; {next} payment by <Time at={new Date(cycleEndsAt.getTime() + seconds * 1_000)} style="full" />
        </>
      )}
      .
    </>
  )
}
