import { clockDifference } from '#lib/browser/clock.ts'
import { formatDuration } from '#lib/format/time.ts'
import { toast } from '#ui/feedback/toast.ts'

const difference = clockDifference()

toast('The clock of this device is wrong', {
  text: `It is ${formatDuration(Math.abs(difference))} ${difference < 0 ? 'ahead of' : 'behind'} this site’s. Ages here follow the site’s clock.`,
})
