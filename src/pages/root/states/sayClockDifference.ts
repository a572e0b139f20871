import { clockDifference } from '#lib/browser/clock.ts'
import { formatDuration } from '#lib/format/time.ts'
import { toast } from '#ui/feedback/toast/toast.ts'

const difference = clockDifference()

toast('This device and this site differ on the time', {
  text: `This device's clock is ${formatDuration(Math.abs(difference))} ${difference < 0 ? 'ahead of' : 'behind'} this site's. Ages here follow the site's clock.`,
})
