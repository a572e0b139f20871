import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Panel } from '#ui/layout/Panel.tsx'

/** What stands under a tab while its code is on the way. */
export function TabPending() {
  return (
    <Panel title="Loading" bare>
      <Skeleton rows={10} />
    </Panel>
  )
}
