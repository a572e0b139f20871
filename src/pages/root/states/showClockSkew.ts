import { clockDifference } from '#lib/browser/clock.ts'
import { formatDuration } from '#lib/format/time.ts'
import { toast } from '#ui/feedback/toast/toast.ts'

/** Tells the user how far the clock of this device is from the clock of the site. Does nothing when they agree. */
export function showClockSkew(): void {
  const milliseconds = clockDifference()
  if (milliseconds === 0) return
  toast("This device's clock is wrong", {
    text: `It is ${formatDuration(Math.abs(milliseconds))} ${milliseconds < 0 ? 'ahead of' : 'behind'} this site's clock. Ages on this site follow the site's clock.`,
  })
}
